(** A play to a family never loses a game: what can be won without it can be won after it, in no more moves.

    The proof needs that no card is there twice: a second copy would lie in the rows after the first is home. *)
From Coq Require Import List Arith PeanoNat Bool Permutation Lia.
Import ListNotations.
From Fortress Require Import Rules.

Lemma height_bump f s s' :
  height (bump s f) s' = if (s' =? s) && (s <? length f) then S (height f s) else height f s'.
Proof.
  unfold height. revert s s'; induction f as [|h t IH]; intros [|s] [|s']; simpl; auto.
  - now rewrite andb_false_r.
  - rewrite IH. now change (S s <? S (length t)) with (s <? length t).
Qed.
Lemma length_bump s f : length (bump s f) = length f.
Proof. revert s; induction f; intros [|s]; simpl; auto. Qed.

(** The card is not home yet. *)
Definition away (f : list nat) (c : card) : bool := negb ((fst c <? length f) && (snd c <=? height f (fst c))).
Lemma away_true f c : away f c = true -> fst c < length f -> height f (fst c) < snd c.
Proof.
  unfold away; intros A L. apply negb_true_iff, andb_false_iff in A as [A|A].
  - apply Nat.ltb_ge in A. lia.
  - now apply Nat.leb_gt in A.
Qed.
Lemma away_false f c : away f c = false -> fst c < length f /\ snd c <= height f (fst c).
Proof.
  unfold away; intros A. apply negb_false_iff, andb_prop in A as [A B].
  apply Nat.ltb_lt in A. apply Nat.leb_le in B. auto.
Qed.
Lemma wanted_iff f c : wanted f c = true <-> fst c < length f /\ snd c = S (height f (fst c)).
Proof. unfold wanted. rewrite andb_true_iff, Nat.ltb_lt, Nat.eqb_eq. tauto. Qed.
(** The row without the cards that are home. *)
Definition keep (f : list nat) (r : row) : row := filter (away f) r.
Arguments keep : simpl never.
Arguments away : simpl never.
(** No card is there twice. *)
Definition wf (p : pos) := NoDup (concat (snd p)).
(** [q] is [p] with further cards home, wherever they lay. *)
Definition R (p q : pos) :=
  length (fst q) = length (fst p) /\ (forall s, height (fst p) s <= height (fst q) s) /\
  Permutation (snd q) (map (keep (fst q)) (snd p)).

Lemma perm_concat (l m : list row) : Permutation l m -> Permutation (concat l) (concat m).
Proof.
  induction 1; simpl; auto.
  - now apply Permutation_app_head.
  - rewrite !app_assoc. apply Permutation_app_tail, Permutation_app_comm.
  - now rewrite IHPermutation1.
Qed.
Lemma wf_step p q : wf p -> step p q -> wf q.
Proof.
  unfold wf; intros W S; inversion S; subst; simpl in *;
    apply perm_concat in H; apply (Permutation_NoDup H) in W; simpl in W.
  - now inversion W.
  - assert (P : Permutation (c :: rest ++ d ++ concat others) (rest ++ (c :: d) ++ concat others))
      by (simpl; apply Permutation_middle).
    now apply (Permutation_NoDup P).
Qed.

Lemma keep_bump f c (r : row) :
  wanted f c = true -> ~ In c r -> keep (bump (fst c) f) r = keep f r.
Proof.
  intros W N. apply wanted_iff in W as [L W].
  apply filter_ext_in. intros d D. unfold away. rewrite length_bump, height_bump.
  destruct (Nat.eqb_spec (fst d) (fst c)) as [E|E]; simpl; auto.
  destruct (Nat.ltb_spec (fst c) (length f)); [|lia]. rewrite E. f_equal. f_equal.
  destruct (Nat.leb_spec (snd d) (S (height f (fst c)))), (Nat.leb_spec (snd d) (height f (fst c))); auto; try lia.
  exfalso. apply N. replace c with d; auto. destruct c, d; simpl in *; f_equal; lia.
Qed.
Lemma keep_bump_all f c (l : list row) :
  wanted f c = true -> ~ In c (concat l) -> map (keep (bump (fst c) f)) l = map (keep f) l.
Proof.
  intros W N. apply map_ext_in. intros r I. apply keep_bump; auto.
  intro J. apply N. apply in_concat. now exists r.
Qed.
Lemma keep_home f c (r : row) : away f c = false -> keep f (c :: r) = keep f r.
Proof. intros H. unfold keep. simpl. now rewrite H. Qed.
Lemma keep_away f c (r : row) : away f c = true -> keep f (c :: r) = c :: keep f r.
Proof. intros H. unfold keep. simpl. now rewrite H. Qed.
Lemma keep_bumped f c (r : row) : wanted f c = true -> ~ In c r -> keep (bump (fst c) f) (c :: r) = keep f r.
Proof.
  intros W N. rewrite keep_home. now apply keep_bump.
  apply wanted_iff in W as [L W]. unfold away. rewrite length_bump, height_bump, Nat.eqb_refl; simpl.
  apply Nat.ltb_lt in L. rewrite L; simpl. rewrite W, Nat.leb_refl. reflexivity.
Qed.

(** A move from [p] is followed from [q] by the same move, by a play, or by none. *)
Lemma sim_step p q p' : wf p -> R p q -> step p p' -> R p' q \/ exists q', step q q' /\ R p' q'.
Proof.
  intros W (L & B & P) S. destruct q as [g m]. inversion S as [f l c rest others Q V|f l c rest d others Q V]; subst; simpl in *.
  all: pose proof (Permutation_NoDup (perm_concat _ _ Q) W) as N; simpl in N;
       apply NoDup_cons_iff in N as [N _]; rewrite in_app_iff in N.
  - destruct (away g c) eqn:A.
    + right. assert (G : wanted g c = true).
      { apply wanted_iff in V as [V1 V2]. apply wanted_iff. apply away_true in A; [|lia]. specialize (B (fst c)). lia. }
      exists (bump (fst c) g, keep g rest :: map (keep g) others). split.
      * constructor; auto. rewrite P. rewrite (Permutation_map (keep g) Q). simpl. now rewrite (keep_away g c rest A).
      * repeat split; simpl.
        -- rewrite !length_bump; auto.
        -- intro s. rewrite !height_bump, L. specialize (B s) as B1. specialize (B (fst c)).
           destruct ((s =? fst c) && (fst c <? length f)); lia.
        -- rewrite keep_bump, keep_bump_all; auto.
    + left. pose proof (away_false _ _ A) as [_ A']. repeat split; simpl.
      * rewrite length_bump; auto.
      * intro s. rewrite height_bump. specialize (B s) as B1.
        destruct ((s =? fst c) && (fst c <? length f)) eqn:E; auto.
        apply andb_prop in E as [E _]. apply Nat.eqb_eq in E. subst s.
        apply wanted_iff in V as [_ V]. lia.
      * rewrite P, (Permutation_map (keep g) Q). simpl. rewrite keep_home; auto.
  - destruct (away g c) eqn:A.
    + right.
      assert (Pq : Permutation m ((c :: keep g rest) :: keep g d :: map (keep g) others)).
      { rewrite P, (Permutation_map (keep g) Q). simpl. now rewrite (keep_away g c rest A). }
      destruct (fits c (keep g d)) eqn:F.
      * exists (g, keep g rest :: (c :: keep g d) :: map (keep g) others). split; [now constructor|].
        repeat split; simpl; auto. now rewrite (keep_away g c d A).
      * destruct d as [|e d]; [discriminate|].
        assert (Ae : away g e = false).
        { destruct (away g e) eqn:X; auto. rewrite (keep_away g e d X) in F. simpl in *. congruence. }
        assert (G : wanted g c = true).
        { simpl in V. unfold marries in V. apply andb_prop in V as [V1 V2]. apply Nat.eqb_eq in V1.
          apply away_false in Ae as [Ae Ae']. apply away_true in A; [|lia]. rewrite <- V1 in *.
          apply orb_prop in V2. rewrite !Nat.eqb_eq in V2. apply wanted_iff. lia. }
        exists (bump (fst c) g, keep g rest :: (keep g (e :: d) :: map (keep g) others)). split.
        -- econstructor; eauto.
        -- simpl in N. repeat split; simpl.
           ++ rewrite length_bump; auto.
           ++ intro s. rewrite height_bump. specialize (B s).
              destruct ((s =? fst c) && (fst c <? length g)) eqn:E; auto.
              apply andb_prop in E as [E _]. apply Nat.eqb_eq in E. subst. lia.
           ++ rewrite keep_bumped, keep_bump, keep_bump_all; auto; simpl; intuition.
    + left. repeat split; simpl; auto. rewrite P, (Permutation_map (keep g) Q). simpl.
      now rewrite !keep_home.
Qed.

Lemma sim n p : wins n p -> forall q, wf p -> R p q -> exists m, m <= n /\ wins m q.
Proof.
  induction 1 as [p H|n p p' S H IH]; intros q W r.
  - exists 0. split; auto. constructor. intros x I. destruct r as (_ & _ & P).
    apply (Permutation_in _ P), in_map_iff in I as (y & <- & I). now rewrite (H y I).
  - destruct (sim_step _ _ _ W r S) as [r'|(q' & S' & r')].
    + destruct (IH q (wf_step _ _ W S) r') as (m & ? & ?). exists m. split; auto.
    + destruct (IH q' (wf_step _ _ W S) r') as (m & ? & ?). exists (Datatypes.S m). split; [lia|]. econstructor; eauto.
Qed.
