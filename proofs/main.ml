(* Reads deal numbers, one a line, and has the formally verified checker check that each deal is lost. A deal that takes more than 500,000
   positions, or --most N, is not decided. With --damage each set is checked again with one position left out, which must be refused.
   Status 1 if a deal can be won, its set is refused or a damaged set is accepted; else 2 if a deal is not decided; 3 for a line that is
   no number of a deal. *)

let without index list = List.filteri (fun i _ -> i <> index) list

let bad words =
  prerr_endline ("checker: " ^ words);
  exit 3

(* A number in digits alone. *)
let number_of text =
  let digits = text <> "" && String.for_all (fun c -> c >= '0' && c <= '9') text in
  if digits then Int64.of_string_opt ("0u" ^ text) else None

let most_of arguments =
  let rec find = function
    | "--most" :: text :: _ -> (
        match int_of_string_opt text with
        | Some most when most > 0 -> most
        | _ -> bad (Printf.sprintf "--most: '%s' is not a number of positions" (String.escaped text)))
    | [ "--most" ] -> bad "--most: give a number of positions after it"
    | _ :: rest -> find rest
    | [] -> 500_000
  in
  find arguments

let () =
  let most_positions = most_of (Array.to_list Sys.argv) in
  let damage = Array.exists (( = ) "--damage") Sys.argv in
  let proved = ref 0 and failed = ref 0 and undecided = ref 0 and positions = ref 0 and most = ref 0 and refused = ref 0 and accepted = ref 0 in
  let check start set = Checker.check Search.hash Search.in_order Search.stopped start set in
  let prove number =
    let start = Deals.deal number in
    match Search.closed_set most_positions start with
    | exception Search.Can_be_won ->
        incr failed;
        Printf.printf "deal %Lu can be won\n%!" number
    | exception Search.Too_many ->
        incr undecided;
        Printf.printf "deal %Lu is not decided within %d positions\n%!" number most_positions
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
  let rec read line =
    match input_line stdin with
    | exception End_of_file -> ()
    | text ->
        (match number_of (String.trim text) with
        | Some number -> prove number
        | None -> bad (Printf.sprintf "line %d: '%s' is not the number of a deal" line (String.escaped text)));
        read (line + 1)
  in
  read 1;
  Printf.printf "%d proved lost, %d not, %d not decided; %d positions, at most %d a deal\n" !proved !failed !undecided !positions !most;
  if damage then Printf.printf "%d damaged sets refused, %d accepted\n" !refused !accepted;
  exit (if !failed + !accepted > 0 then 1 else if !undecided > 0 then 2 else 0)
