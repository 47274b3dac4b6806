(** The checker as an OCaml program; [nat] becomes [int], which suits and ranks never exceed. *)
From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlNatInt.
From Fortress Require Import Checker.

Extraction Language OCaml.
Extraction "checker.ml" check need canon wonb.
