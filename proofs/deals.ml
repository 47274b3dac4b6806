(* Deals of Fortress by their numbers, as docs/library/notation.md describes them. *)

let mix z =
  let open Int64 in
  let z = mul (logxor z (shift_right_logical z 30)) 0xBF58476D1CE4E5B9L in
  let z = mul (logxor z (shift_right_logical z 27)) 0x94D049BB133111EBL in
  logxor z (shift_right_logical z 31)

(* A stream of evenly distributed numbers below a bound that fits in 31 bits. *)
let stream number =
  let state = ref (Int64.logxor (mix number) (mix 0L)) in
  let next () =
    state := Int64.add !state 0x9E3779B97F4A7C15L;
    mix !state
  in
  let rec below bound =
    let open Int64 in
    let n = of_int bound in
    let x = next () in
    if unsigned_compare (mul x n) (unsigned_rem (neg n) n) < 0 then below bound
    else
      (* the high 64 bits of the product *)
      let high = mul (shift_right_logical x 32) n and low = mul (logand x 0xFFFFFFFFL) n in
      to_int (shift_right_logical (add high (shift_right_logical low 32)) 32)
  in
  below

let shuffled number =
  let below = stream number in
  let pack = Array.init 52 (fun i -> (i land 3, (i / 4) + 1)) in
  for i = 51 downto 1 do
    let j = below (i + 1) in
    let card = pack.(i) in
    pack.(i) <- pack.(j);
    pack.(j) <- card
  done;
  pack

(* The families empty, and ten rows with the exposed card first: five on each side dealt straight across, the two at the bottom
   with a sixth card. The first card dealt is exposed on the left, the last on the right. *)
let deal number =
  let pack = shuffled number in
  let at = ref 0 in
  let row index =
    let length = if index >= 8 then 6 else 5 in
    let first = !at in
    at := first + length;
    List.init length (fun i -> pack.(if index land 1 = 0 then first + i else first + length - 1 - i))
  in
  ([ 0; 0; 0; 0 ], List.init 10 row)
