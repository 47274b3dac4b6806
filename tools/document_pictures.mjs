// The pictures of the documents, docs/pictures/, taken of the page as it is now:
//     node tools/document_pictures.mjs
// Wants build/release/longwood and build/web. CHROMIUM names the browser.
import { fileURLToPath } from 'node:url';
import { photographed } from './photographer.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const desk = { size: { width: 1440, height: 900 }, quality: 50 };

/** Types a move, which need not be one. */
const type = (move) => async (tab) => {
  await tab.keyboard.press('/');
  await tab.keyboard.insertText(move);
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Escape');
};
/** Asks for a hint and waits until its figures stand. */
async function hint(tab) {
  await tab.keyboard.press('h');
  await tab.waitForTimeout(8000);
}

await photographed(at('build/release/longwood'), at('build/web'), [
  { ...desk, file: at('docs/pictures/the-clock.jpg'), path: '#/the-clock/7', prepare: hint },
  { ...desk, file: at('docs/pictures/fortress.jpg'), path: '#/fortress/5', prepare: type('L1-L2') },
  {
    file: at('docs/pictures/phone.jpg'), path: '#/la-nationale/7', size: { width: 390, height: 844 }, quality: 50,
    deviceScaleFactor: 2, hasTouch: true, isMobile: true,
  },
]);
