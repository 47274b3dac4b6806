(** Fortress (Cadogan): the rules, and what it means that a position can be won.

    Whoever reads this file knows what the other files prove. Two things are left to the reader of the book: rows count as alike
    wherever they lie (every place takes the same cards, a vacant one any card), and the game is won when no card is left in
    the rows, since a card leaves the rows only for its family. *)
From Coq Require Import List Arith PeanoNat Bool Permutation.
Import ListNotations.

Definition card := (nat * nat)%type.              (* suit, rank: ace 1 to king 13 *)
Definition row := list card.                      (* the exposed card first *)
Definition pos := (list nat * list row)%type.     (* heights of the families by suit; the rows, in any order *)

(** How high the family of a suit is; a play makes it one higher. *)
Definition height (f : list nat) (s : nat) := nth s f 0.
Fixpoint bump (s : nat) (f : list nat) : list nat :=
  match f, s with [], _ => [] | h :: t, 0 => S h :: t | h :: t, S s => h :: bump s t end.
(** The family takes the next card of its suit. *)
Definition wanted (f : list nat) (c : card) : bool :=
  (fst c <? length f) && (snd c =? S (height f (fst c))).
(** A card is laid on one of its suit that is next to it in rank, or in a vacant place; king and ace do not join. *)
Definition marries (c e : card) : bool :=
  (fst c =? fst e) && ((snd c =? S (snd e)) || (snd e =? S (snd c))).
Definition fits (c : card) (d : row) : bool := match d with [] => true | e :: _ => marries c e end.

(** One move: an exposed card is played to its family, or laid on another row. [l] is the rows in any order. *)
Inductive step : pos -> pos -> Prop :=
| step_play f l c rest others :
    Permutation l ((c :: rest) :: others) -> wanted f c = true ->
    step (f, l) (bump (fst c) f, rest :: others)
| step_lay f l c rest d others :
    Permutation l ((c :: rest) :: d :: others) -> fits c d = true ->
    step (f, l) (f, rest :: (c :: d) :: others).
(** [wins n p]: [n] moves lead from [p] to a position in which no card is left in the rows. *)
Definition won (p : pos) := forall r, In r (snd p) -> r = [].
Inductive wins : nat -> pos -> Prop :=
| wins_now p : won p -> wins 0 p
| wins_step n p q : step p q -> wins n q -> wins (S n) p.
