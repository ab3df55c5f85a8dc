import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

/** A person who has a keyboard and no pointer. */
export interface Keyboard {
  /**
   * Presses Tab until `name` has the focus. Throws when Tab does not lead there, or when a stop on the way cannot be
   * seen.
   */
  to(name: string | RegExp): Promise<void>;
  /** Goes to a link or a button that leads to another page, presses Enter, and waits for the page. */
  press(name: string | RegExp): Promise<void>;
  /** The same where the page stays. */
  use(name: string | RegExp): Promise<void>;
  /** Sends the form around the field that has the focus. */
  send(): Promise<void>;
  /** Goes to a field and types into it, in place of what is there. */
  fill(name: string, text: string): Promise<void>;
  /** Goes to a list and moves to the first option that begins so. */
  choose(name: string, option: string): Promise<void>;
  /** Goes to a box or a choice and presses Space. */
  tick(name: string): Promise<void>;
  /** What has the focus, by its label or its text. */
  focused(): Promise<string>;
}

const STOPS_MAX = 300;
const OPTIONS_MAX = 300;

/** The focused element: its name, and whether its outline can be seen. */
const STOP = `(() => {
  const element = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const text = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
  const isSeen = outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
  return { name: element === document.body ? '' : text.replace(/\\s+/g, ' ').trim(), isSeen };
})()`;

const CHOSEN = 'document.activeElement.selectedOptions[0].textContent.trim()';

interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
}

export function keyboardOf(page: Page): Keyboard {
  const isAt = (wanted: string | RegExp, name: string) =>
    typeof wanted === 'string' ? name === wanted : wanted.test(name);
  const focused = async () => (await page.evaluate<Stop>(STOP)).name;

  const to: Keyboard['to'] = async (wanted) => {
    const passed: string[] = [];
    while (passed.length < STOPS_MAX) {
      await page.keyboard.press('Tab');
      const { name, isSeen } = await page.evaluate<Stop>(STOP);
      assert.ok(isSeen || name === '', `${name} shows its focus`);
      if (isAt(wanted, name)) return;
      passed.push(name);
    }
    throw new Error(`Tab does not lead to ${String(wanted)} on ${page.url()}: ${[...new Set(passed)].join(', ')}`);
  };

  const send = async () => {
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
  };

  return {
    to,
    focused,
    send,
    press: async (name) => {
      await to(name);
      await send();
    },
    use: async (name) => {
      await to(name);
      await page.keyboard.press('Enter');
    },
    fill: async (name, text) => {
      await to(name);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    choose: async (name, option) => {
      await to(name);
      await page.keyboard.press('Home');
      for (let moves = 0; moves < OPTIONS_MAX; moves += 1) {
        if ((await page.evaluate<string>(CHOSEN)).startsWith(option)) return;
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`${name} has no option ${option}.`);
    },
    tick: async (name) => {
      await to(name);
      await page.keyboard.press('Space');
    },
  };
}
