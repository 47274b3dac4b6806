(** A position in which every row comes to a stop, so that no row is ever emptied.

    [E] holds every card that is ever exposed, [H] how high each family ever comes. A card is stuck if it is in [E], above [H], and next
    in suit to no card of [E]. If no family at [H] takes another card of [E], and every row has, from its end, cards of [E] down to a
    stuck one, then this holds after every move. [E] and [H] are found by a program and need not be trusted: [dead_by] checks them. *)
From Coq Require Import List Arith PeanoNat Bool Permutation Lia.
Import ListNotations.
From Fortress Require Import Rules Safe.

Definition memb (c : card) (l : list card) : bool := existsb (fun e => (fst c =? fst e) && (snd c =? snd e)) l.
Lemma memb_in c l : memb c l = true -> In c l.
Proof.
  unfold memb; intros M. apply existsb_exists in M as (e & I & M). apply andb_prop in M as [A B].
  apply Nat.eqb_eq in A, B. destruct c, e; simpl in *; subst; auto.
Qed.
Definition is_nil {A} (l : list A) : bool := match l with [] => true | _ => false end.
Section Dead.
  Variables (E : list card) (H : list nat).
  Definition stuck (x : card) : bool :=
    memb x E && (height H (fst x) <? snd x) && forallb (fun e => negb (marries x e)) E.
  Fixpoint good (r : row) : bool :=
    match r with [] => false | c :: t => stuck c || (memb c E && good t) end.
  Definition dead_by (p : pos) : bool :=
    forallb (fun e => negb (snd e =? S (height H (fst e)))) E &&
    forallb (fun s => height (fst p) s <=? height H s) (seq 0 (length (fst p))) &&
    forallb good (snd p) && negb (is_nil (snd p)).
  Definition inv (p : pos) :=
    (forall s, height (fst p) s <= height H s) /\ Forall (fun r => good r = true) (snd p) /\ snd p <> [].

  Hypothesis capped : forall e, In e E -> snd e <> S (height H (fst e)).
  Lemma good_head c r : good (c :: r) = true -> In c E.
  Proof.
    simpl. intros G. apply orb_prop in G as [G|G].
    - unfold stuck in G. apply andb_prop in G as [G _]. apply andb_prop in G as [G _]. now apply memb_in.
    - apply andb_prop in G as [G _]. now apply memb_in.
  Qed.
  Lemma inv_step p q : inv p -> step p q -> inv q.
  Proof.
    intros (B & G & N) S. inversion S as [f l c rest others Q V|f l c rest d others Q V]; subst; simpl in *;
      rewrite Q in G; apply Forall_cons_iff in G as [Gc G].
    - pose proof (good_head _ _ Gc) as I. specialize (capped _ I) as K. apply wanted_iff in V as [V1 V2].
      specialize (B (fst c)) as Bc. repeat split; simpl; try discriminate.
      + intro s. rewrite height_bump. specialize (B s).
        destruct ((s =? fst c) && (fst c <? length f)) eqn:X; auto.
        apply andb_prop in X as [X _]. apply Nat.eqb_eq in X. subst s. lia.
      + constructor; auto. simpl in Gc. apply orb_prop in Gc as [Gc|Gc].
        * exfalso. unfold stuck in Gc. apply andb_prop in Gc as [Gc _]. apply andb_prop in Gc as [_ Gc].
          apply Nat.ltb_lt in Gc. lia.
        * now apply andb_prop in Gc.
    - apply Forall_cons_iff in G as [Gd G]. destruct d as [|e d]; [discriminate|].
      pose proof (good_head _ _ Gd) as Ie. pose proof (good_head _ _ Gc) as Ic. simpl in V.
      assert (X : memb c E && good rest = true).
      { simpl in Gc. apply orb_prop in Gc as [Gc|Gc]; auto. exfalso. unfold stuck in Gc.
        apply andb_prop in Gc as [_ Gc]. rewrite forallb_forall in Gc. specialize (Gc e Ie). rewrite V in Gc. discriminate. }
      apply andb_prop in X as [X Y]. repeat split; simpl; auto; try discriminate.
      constructor; auto. constructor; auto.
      change (good (c :: e :: d)) with (stuck c || (memb c E && good (e :: d))). now rewrite X, Gd, orb_true_r.
  Qed.
  Lemma inv_lost n p : wins n p -> inv p -> False.
  Proof.
    induction 1 as [p W|n p q S W IH]; intros I.
    - destruct I as (_ & G & N). destruct p as [f [|r l]]; simpl in *; [congruence|].
      apply Forall_cons_iff in G as [G _]. rewrite (W r) in G; simpl; auto. discriminate.
    - apply IH. eapply inv_step; eauto.
  Qed.
End Dead.
Theorem dead_lost E H n p : dead_by E H p = true -> ~ wins n p.
Proof.
  unfold dead_by. intros D W. repeat (apply andb_prop in D as [D ?]).
  rewrite forallb_forall in *. eapply inv_lost; eauto.
  - intros e I K. specialize (D e I). rewrite K, Nat.eqb_refl in D. discriminate.
  - repeat split.
    + intro s. destruct (Nat.lt_ge_cases s (length (fst p))) as [L|L].
      * apply Nat.leb_le, H2, in_seq. lia.
      * unfold height at 1. rewrite nth_overflow; auto. lia.
    + apply Forall_forall. auto.
    + intro K. rewrite K in H0. discriminate.
Qed.
