(* Finds what the formally verified checker then checks; nothing in this file needs to be trusted. *)
open Checker

let hash position =
  let rec positive bits h =
    if bits = 0 then XH else if h land 1 = 1 then XI (positive (bits - 1) (h lsr 1)) else XO (positive (bits - 1) (h lsr 1))
  in
  positive 22 (Hashtbl.hash_param 300 300 position)

let in_order (a : (int * int) list) b = compare a b <= 0

(* A guess of the cards ever exposed and of the heights of the families, if no row is ever emptied: exposes what lies under every
   card that is not stuck, until nothing changes. *)
let stopped (families, rows) =
  if List.mem [] rows then None
  else begin
    let heights = Array.of_list families and rows = Array.of_list rows and exposed = Hashtbl.create 64 in
    let expose row = Hashtbl.replace exposed (List.hd row) () in
    let changed = ref true and emptied = ref false in
    let play suit =
      while Hashtbl.mem exposed (suit, heights.(suit) + 1) do
        heights.(suit) <- heights.(suit) + 1;
        changed := true
      done
    in
    let uncover i = function
      | (suit, rank) :: rest
        when rank <= heights.(suit) || Hashtbl.mem exposed (suit, rank + 1) || Hashtbl.mem exposed (suit, rank - 1) ->
          changed := true;
          rows.(i) <- rest;
          if rest = [] then emptied := true else expose rest
      | _ -> ()
    in
    Array.iter expose rows;
    while !changed && not !emptied do
      changed := false;
      List.iter play [ 0; 1; 2; 3 ];
      Array.iteri (fun i row -> if not !emptied then uncover i row) rows
    done;
    if !emptied then None else Some (Hashtbl.fold (fun card () cards -> card :: cards) exposed [], Array.to_list heights)
  end

(* The library's own hash looks at ten numbers of a position, which many positions share. *)
module Seen = Hashtbl.Make (struct
  type t = pos

  let equal = ( = )
  let hash = Hashtbl.hash_param 300 300
end)

exception Can_be_won
exception Too_many

(* The start and all that is needed for it, no more than [most] positions. *)
let closed_set most start =
  let seen = Seen.create 1000 and waiting = Stack.create () in
  let add position =
    if not (Seen.mem seen position) then begin
      if Seen.length seen >= most then raise Too_many;
      Seen.add seen position ();
      Stack.push position waiting
    end
  in
  add (canon in_order start);
  while not (Stack.is_empty waiting) do
    let position = Stack.pop waiting in
    if wonb position then raise Can_be_won;
    (* those with most cards home are looked at first, so that a deal that can be won shows soon *)
    let home (families, _) = List.fold_left ( + ) 0 families in
    let needed = List.sort (fun a b -> compare (home a) (home b)) (need stopped position) in
    List.iter (fun after -> add (canon in_order after)) needed
  done;
  List.of_seq (Seen.to_seq_keys seen)
