/** Plays by the keyboard alone: goes from place to place with Tab, within a place with the arrows, and takes what is lit with Enter. */
import type { Page } from 'playwright-core';

/** Keys after which nothing was found. */
const MOST = 400;
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Moves the focus to what this selector means, by keys alone, and presses Enter. */
export async function pressByKeys(page: Page, selector: string): Promise<void> {
  for (let keys = 0; keys < MOST; keys++) {
    const towards = await keyTowards(page, selector);
    // Cards that overlap may lie so that the straight way goes past one: every fourth arrow takes another way.
    const key =
      towards.startsWith('Arrow') && keys % 4 === 3 ? (ARROWS[(keys >> 2) % ARROWS.length] ?? towards) : towards;
    await page.keyboard.press(key);
    if (key === 'Enter') return;
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** Enter where the focus is right, an arrow where it is in the same place, else Tab. */
function keyTowards(page: Page, selector: string): Promise<string> {
  return page.evaluate((wanted) => {
    const active = document.activeElement;
    if (active?.matches(wanted) === true) return 'Enter';
    const target = document.querySelector(wanted);
    if (!(active instanceof HTMLElement) || !(target instanceof HTMLElement)) return 'Tab';
    // Arrows go within a group, which is one stop of the Tab key.
    if (active.dataset['thing'] === undefined || target.tabIndex === 0) return 'Tab';
    let around: Element = active;
    while (!around.contains(target) && around.parentElement !== null) around = around.parentElement;
    if (around.querySelectorAll('[data-thing][tabindex="0"]').length > 1) return 'Tab';
    const [from, to] = [active.getBoundingClientRect(), target.getBoundingClientRect()];
    const across = to.x + to.width / 2 - (from.x + from.width / 2);
    const down = to.y + to.height / 2 - (from.y + from.height / 2);
    if (Math.abs(across) >= Math.abs(down)) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
    return down > 0 ? 'ArrowDown' : 'ArrowUp';
  }, selector);
}
