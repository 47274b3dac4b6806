// A picture of each game as it is dealt, for its page and for what other sites show of a link:
//     node tools/site_pictures.mjs PROGRAM PAGE OUT GAME...
// CHROMIUM names the browser.
import { join } from 'node:path';
import { photographed } from './photographer.mjs';

const [program, page, out, ...games] = process.argv.slice(2);
const size = { width: 1200, height: 630 };
await photographed(program, page, games.map((game) => ({ file: join(out, `${game}.jpg`), path: `#/${game}/5`, size, quality: 80 })));
