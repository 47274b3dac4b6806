#include "session/laid_rows.hpp"

#include "session/edits.hpp"

namespace longwood {

LaidRows laid_rows(const Session& session) {
  const Group columns = session.info().keeps_gaps;
  LaidRows rows;
  if (columns.count == 0) return rows;
  const auto hand = session.info().pile_with(Role::hand);
  Table table{session.info().classes, session.table().state_at(0)};
  int set_aside = 0;  // cards laid upon the hand for a moment, which come back to their own rows
  for (const Edit& edit : session.table().since(0)) {
    const bool dealt = edit.kind == Edit::shift && edit.a == hand && columns.has(edit.b);
    apply(table, edit);
    if (edit.kind == Edit::shift && columns.has(edit.a) && edit.b == hand) set_aside += edit.n;
    if (edit.kind == Edit::pour && columns.has(edit.a) && edit.b == hand) rows.laid[edit.a] = 0;
    if (dealt && set_aside > 0)
      set_aside -= edit.n;
    else if (dealt)
      rows.row[table.top(edit.b).id] = rows.laid[edit.b]++;
  }
  return rows;
}

}  // namespace longwood
