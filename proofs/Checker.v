(** The checker: a set of positions which is closed under what each of them needs proves that its start is lost. *)
From Coq Require Import List Arith PArith PeanoNat Bool Permutation FMapPositive Lia.
Import ListNotations.
From Fortress Require Import Rules Safe Stopped.

Fixpoint picks {A} (l : list A) : list (A * list A) :=
  match l with [] => [] | x :: t => (x, t) :: map (fun ym => (fst ym, x :: snd ym)) (picks t) end.
Lemma picks_in {A} (l1 l2 : list A) a : In (a, l1 ++ l2) (picks (l1 ++ a :: l2)).
Proof. induction l1 as [|x l1 IH]; simpl; auto. right. apply in_map_iff. exists (a, l1 ++ l2). auto. Qed.
Lemma picks_complete {A} (l m : list A) a :
  Permutation l (a :: m) -> exists m', In (a, m') (picks l) /\ Permutation m' m.
Proof.
  intros P. assert (I : In a l) by (apply (Permutation_in a (Permutation_sym P)); simpl; auto).
  apply in_split in I as (l1 & l2 & ->). exists (l1 ++ l2). split; [apply picks_in|].
  apply Permutation_cons_inv with a. rewrite <- P. apply Permutation_middle.
Qed.
Definition lays (f : list nat) (c : card) (rest : row) (others : list row) : list pos :=
  flat_map (fun dm => if fits c (fst dm) then [(f, rest :: (c :: fst dm) :: snd dm)] else []) (picks others).
Definition moves_of (f : list nat) (rm : row * list row) : list pos :=
  match fst rm with
  | [] => []
  | c :: rest => (if wanted f c then [(bump (fst c) f, rest :: snd rm)] else []) ++ lays f c rest (snd rm)
  end.
Definition succ (p : pos) : list pos := flat_map (moves_of (fst p)) (picks (snd p)).
Definition same (p q : pos) := fst p = fst q /\ Permutation (snd p) (snd q).
Lemma succ_complete p q : step p q -> exists q', In q' (succ p) /\ same q' q.
Proof.
  intros S. inversion S as [f l c rest others Q V|f l c rest d others Q V]; subst;
    apply picks_complete in Q as (m & I & P).
  - exists (bump (fst c) f, rest :: m). split; [|now split; simpl; auto].
    apply in_flat_map. exists (c :: rest, m). split; auto. apply in_or_app. left. simpl. rewrite V. simpl; auto.
  - apply picks_complete in P as (m' & I' & P').
    exists (f, rest :: (c :: d) :: m'). split; [|now split; simpl; auto].
    apply in_flat_map. exists (c :: rest, m). split; auto. apply in_or_app. right.
    apply in_flat_map. exists (d, m'). split; auto. simpl. rewrite V. simpl; auto.
Qed.
Lemma step_same p q r : same p q -> step p r -> step q r.
Proof.
  intros [F P] S. destruct q as [f l]; simpl in *; subst f.
  inversion S; subst; simpl in *; econstructor; eauto; now rewrite <- P.
Qed.
Lemma wins_same n p q : same p q -> wins n p -> wins n q.
Proof.
  intros E W. inversion W as [p' V|m p' r S V]; subst.
  - constructor. intros r I. apply V. destruct E as [_ E]. now apply (Permutation_in _ (Permutation_sym E)).
  - econstructor; eauto. eapply step_same; eauto.
Qed.
Lemma wf_same p q : same p q -> wf p -> wf q.
Proof. intros [_ E]. unfold wf. apply Permutation_NoDup, perm_concat, E. Qed.
Lemma same_sym p q : same p q -> same q p.
Proof. intros [A B]. split; auto. now apply Permutation_sym. Qed.

Definition pos_eq_dec (p q : pos) : {p = q} + {p <> q}.
Proof. repeat decide equality. Defined.

Section Checker.
  (** What need not be trusted: a hash, an order in which rows are sorted, and a guess of [E] and [H]. *)
  Variable hash : pos -> positive.
  Variable leb : row -> row -> bool.
  Variable hint : pos -> option (list card * list nat).

  Fixpoint insert (x : row) (l : list row) : list row :=
    match l with [] => [x] | y :: t => if leb x y then x :: l else y :: insert x t end.
  Fixpoint sort (l : list row) : list row := match l with [] => [] | x :: t => insert x (sort t) end.
  Lemma insert_perm x l : Permutation (insert x l) (x :: l).
  Proof. induction l; simpl; auto. destruct (leb x a); auto. rewrite IHl. constructor. Qed.
  Lemma sort_perm l : Permutation (sort l) l.
  Proof. induction l; simpl; auto. now rewrite insert_perm, IHl. Qed.
  Definition canon (p : pos) : pos := (fst p, sort (snd p)).
  Lemma canon_same p : same (canon p) p.
  Proof. split; simpl; auto. apply sort_perm. Qed.

  Definition heads (l : list row) : list card := flat_map (fun r => match r with [] => [] | c :: _ => [c] end) l.
  Definition advance (p : pos) (c : card) : pos :=
    let f := bump (fst c) (fst p) in (f, map (keep f) (snd p)).
  Definition onward (p : pos) : list pos :=
    match find (wanted (fst p)) (heads (snd p)) with Some c => [advance p c] | None => succ p end.
  (** The positions that must be in the set because [p] is: none if [p] is stopped, one if a family wants a card, else all that
      follow. *)
  Definition need (p : pos) : list pos :=
    match hint p with Some (E, H) => if dead_by E H p then [] else onward p | None => onward p end.

  Definition table := PositiveMap.t (list pos).
  Definition bucket (t : table) (h : positive) : list pos :=
    match PositiveMap.find h t with Some b => b | None => [] end.
  Fixpoint build (l : list pos) (t : table) : table :=
    match l with [] => t | p :: m => let h := hash p in build m (PositiveMap.add h (p :: bucket t h) t) end.
  Definition mem (t : table) (q : pos) : bool :=
    existsb (fun p => if pos_eq_dec p q then true else false) (bucket t (hash q)).
  Lemma build_in l : forall t h p, In p (bucket (build l t) h) -> In p l \/ In p (bucket t h).
  Proof.
    induction l as [|a l IH]; simpl; intros t h p I; auto.
    apply IH in I as [I|I]; auto. unfold bucket at 1 in I.
    destruct (Pos.eq_dec h (hash a)) as [->|N].
    - rewrite PositiveMap.gss in I. simpl in I. destruct I; auto.
    - rewrite PositiveMap.gso in I; auto.
  Qed.
  Lemma mem_in l q : mem (build l (PositiveMap.empty _)) q = true -> In q l.
  Proof.
    unfold mem. intros M. apply existsb_exists in M as (p & I & M). destruct (pos_eq_dec p q) as [->|]; [|discriminate].
    apply build_in in I as [I|I]; auto. unfold bucket in I. rewrite PositiveMap.gempty in I. destruct I.
  Qed.

  Fixpoint nodupb (l : list card) : bool := match l with [] => true | c :: t => negb (memb c t) && nodupb t end.
  Lemma nodupb_ok l : nodupb l = true -> NoDup l.
  Proof.
    induction l; simpl; intros; constructor; apply andb_prop in H as [A B]; auto.
    intro I. apply negb_true_iff in A. enough (memb a l = true) by congruence.
    unfold memb. apply existsb_exists. exists a. now rewrite !Nat.eqb_refl.
  Qed.
  Definition wonb (p : pos) : bool := forallb is_nil (snd p).
  Definition ok (t : table) (p : pos) : bool := negb (wonb p) && forallb (fun q => mem t (canon q)) (need p).
  (** [l] holds the start and, with each position, all that it needs; none of them is won. *)
  Definition check (start : pos) (l : list pos) : bool :=
    nodupb (concat (snd start)) &&
    (let t := build l (PositiveMap.empty _) in mem t (canon start) && forallb (ok t) l).

  Lemma advance_R p c : R p (advance p c) \/ length (fst p) <= fst c.
  Proof.
    destruct (Nat.lt_ge_cases (fst c) (length (fst p))) as [L|L]; auto. left. repeat split; simpl; auto.
    - apply length_bump.
    - intro s. rewrite height_bump. destruct ((s =? fst c) && (fst c <? length (fst p))) eqn:X; auto.
      apply andb_prop in X as [X _]. apply Nat.eqb_eq in X. subst. lia.
  Qed.
  Lemma concat_keep f (l : list row) : concat (map (keep f) l) = filter (away f) (concat l).
  Proof. induction l; simpl; auto. rewrite filter_app, IHl. reflexivity. Qed.
  Lemma filter_shorter {A} (g : A -> bool) l c : In c l -> g c = false -> length (filter g l) < length l.
  Proof.
    induction l as [|a l IH]; simpl; [easy|]. intros [->|I] G.
    - rewrite G. apply Nat.lt_succ_r. clear. induction l; simpl; auto. destruct (g a); simpl; lia.
    - specialize (IH I G). destruct (g a); simpl; lia.
  Qed.
  Lemma heads_in c l : In c (heads l) -> In c (concat l).
  Proof.
    unfold heads. intros I. apply in_flat_map in I as (r & I & J). apply in_concat. exists r. split; auto.
    destruct r; simpl in *; intuition.
  Qed.

  Variable l : list pos.
  Hypothesis closed : forall p, In p l -> wonb p = false /\ forall q, In q (need p) -> In (canon q) l.
  Definition covered (p : pos) := exists p', In p' l /\ same p' p.

  Lemma closed_lost : forall n k p, length (concat (snd p)) = k -> wf p -> covered p -> ~ wins n p.
  Proof.
    induction n as [n IHn] using lt_wf_ind. induction k as [k IHk] using lt_wf_ind.
    intros p0 K W0 (p & I & Sm) V0.
    pose proof (wf_same _ _ (same_sym _ _ Sm) W0) as W. pose proof (wins_same _ _ _ (same_sym _ _ Sm) V0) as V.
    assert (K' : length (concat (snd p)) = k) by (rewrite <- K; apply Permutation_length, perm_concat, Sm).
    clear K W0 V0 Sm p0. destruct (closed p I) as [NW C].
    assert (Q : forall q, In q (need p) -> covered q) by (intros q J; exists (canon q); split; auto; apply canon_same).
    assert (D : (exists E H, dead_by E H p = true) \/ need p = onward p).
    { unfold need. destruct (hint p) as [[E H]|]; auto. destruct (dead_by E H p) eqn:X; auto. left. eauto. }
    destruct D as [(E & H & D)|D]; [now apply (dead_lost E H n p)|]. rewrite D in Q. unfold onward in Q.
    destruct (find (wanted (fst p)) (heads (snd p))) as [c|] eqn:F.
    - apply find_some in F as [Ic Wc]. apply wanted_iff in Wc as [Lc Rc].
      destruct (advance_R p c) as [r|]; [|lia].
      destruct (sim n p V _ W r) as (m & Lm & Vm).
      assert (Wq : wf (advance p c)) by (unfold wf; simpl; rewrite concat_keep; now apply NoDup_filter).
      assert (Cq : covered (advance p c)) by (apply Q; simpl; auto).
      assert (X : length (concat (snd (advance p c))) < k).
      { simpl. rewrite concat_keep, <- K'. apply filter_shorter with c; [now apply heads_in|].
        unfold away. rewrite length_bump, height_bump, Nat.eqb_refl. simpl. apply Nat.ltb_lt in Lc. rewrite Lc. simpl.
        rewrite Rc, Nat.leb_refl. reflexivity. }
      destruct (Nat.eq_dec m n) as [->|]; [now apply (IHk _ X _ eq_refl Wq Cq)|].
      apply (IHn m ltac:(lia) _ _ eq_refl Wq Cq Vm).
    - inversion V as [p' Vw|m p' q S Vq]; subst.
      + unfold wonb in NW. assert (X : forallb is_nil (snd p) = true); [|congruence].
        apply forallb_forall. intros r J. now rewrite (Vw r J).
      + destruct (succ_complete _ _ S) as (q' & J & Sm).
        apply (IHn m ltac:(lia) _ q' eq_refl); auto.
        * apply (wf_same q); [now apply same_sym|]. now apply (wf_step p).
        * now apply (wins_same m q); [apply same_sym|].
  Qed.
End Checker.

(** The theorem: what [check] accepts cannot be won, in any number of moves. *)
Theorem check_sound hash leb hint start l :
  check hash leb hint start l = true -> forall n, ~ wins n start.
Proof.
  unfold check. intros C n. apply andb_prop in C as [N C]. apply andb_prop in C as [M C].
  apply (closed_lost leb hint l) with (k := length (concat (snd start))); auto.
  - intros p I. rewrite forallb_forall in C. specialize (C p I). unfold ok in C. apply andb_prop in C as [A B].
    split; [now apply negb_true_iff|]. intros q J. rewrite forallb_forall in B. now apply (mem_in hash), B.
  - now apply nodupb_ok.
  - exists (canon leb start). split; [now apply (mem_in hash)|apply canon_same].
Qed.

Print Assumptions check_sound.
