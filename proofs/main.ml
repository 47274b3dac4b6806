(* Reads deal numbers, one a line, and has the proved checker check that each deal is lost. With --damage each set is checked again
   with one position left out, which must be refused. Status 1 if a deal is not proved lost, or a damaged set is accepted. *)

let without index list = List.filteri (fun i _ -> i <> index) list

let () =
  let damage = Array.exists (( = ) "--damage") Sys.argv in
  let proved = ref 0 and failed = ref 0 and positions = ref 0 and most = ref 0 and refused = ref 0 and accepted = ref 0 in
  let check start set = Checker.check Search.hash Search.in_order Search.stopped start set in
  let prove number =
    let start = Deals.deal number in
    match Search.closed_set start with
    | exception Search.Can_be_won ->
        incr failed;
        Printf.printf "deal %Lu can be won\n" number
    | set ->
        let size = List.length set in
        positions := !positions + size;
        most := max !most size;
        if check start set then incr proved
        else begin
          incr failed;
          Printf.printf "deal %Lu: its set is refused\n" number
        end;
        if damage then
          if check start (without (Random.int size) set) then incr accepted else incr refused
  in
  (try
     while true do
       prove (Int64.of_string ("0u" ^ String.trim (input_line stdin)))
     done
   with End_of_file -> ());
  Printf.printf "%d proved lost, %d not; %d positions, at most %d a deal\n" !proved !failed !positions !most;
  if damage then Printf.printf "%d damaged sets refused, %d accepted\n" !refused !accepted;
  exit (if !failed + !accepted > 0 then 1 else 0)
