/** What "help" prints in a game. */
export const GAME_HELP = `Answer with the number of a listed order, or type the order. Names may be shortened: "move 2 ken ess".

  move N FROM TO            N armies one area further; also "move N cavalry ...", "move N leader ..."
                            with the leader, "move leader ..." without armies; FROM/b is the second
                            group there, which came another way
  end                       no more moves, burhs or withdrawals
  place AREA, burh AREA     new army or burh            leader AREA           where a leader enters
  fight AREA                which battle is next        retreat N to AREA     also with "leader"
  stand                     no (further) retreat        withdraw N FROM TO    raiders return
  strike N                  sixes that hit cavalry      lose FROM             where lost attackers came from
  give army|burh            what is lost                remove AREA           surplus army, "remove burh AREA";
                                                        several: "remove kent, 2 essex"
  submit, resist            to Romans or Angles         displace FROM TO      on a submission
  hold-out                  resist all turn long        take-back [AREA]      moves that cannot stand
  population full|half      for a subject               permit, refuse        a subject leaves an area
  replace fort|army AREA    becomes Romano-British      exchange N            infantry for N cavalry
  ballot secret|open        before the vote             vote NATION NATION    the first votes for the second
  bid GROUP POINTS          or "choose GROUP"           leave-out SEA         invaders without pieces

Commands:
  board            the whole board
  score [NATION]   points of all, or every point of a nation
  list [WORDS]     legal orders with these words, numbered
  undo [N]         take back the last N orders, but no dice and no other player's orders
  restart-phase    take back everything of your present phase, as far as that is possible
  hint             what a king, the best computer player, would do for you, and why
  auto             do what is done for a player who does not answer
  auto-turn        do that until the turn is over or somebody else decides
  save [FILE]      keep the game in a file
  load FILE        go on with another saved game
  quit             leave`;
