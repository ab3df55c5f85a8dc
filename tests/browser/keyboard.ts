import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

/** A person who has a keyboard and no pointer. */
export interface Keyboard {
  /**
   * Presses Tab until `name` has the focus, from the stop before it on: a page draws itself anew for each stop. Throws
   * when Tab does not lead there, or when a stop cannot be seen.
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
  /** Goes to a list and types how an option begins. */
  choose(name: string, option: string): Promise<void>;
  /** Goes to a box or a choice and presses Space. */
  tick(name: string): Promise<void>;
  /** What has the focus, by its label or its text. */
  focused(): Promise<string>;
}

const STOPS_MAX = 300;

const NAME_OF = `function nameOf(element) {
  const text = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
  return element === document.body ? '' : text.replace(/\\s+/g, ' ').trim();
}`;

/** The focused element: its name, and whether its outline can be seen. */
const STOP = `(() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return { name: nameOf(document.activeElement), isSeen: outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2 };
  ${NAME_OF}
})()`;

/** Gives the focus to the stop before the one that is wanted, the first one behind where the focus is. */
const goBefore = (wanted: string) => `(() => {
  const isWanted = (element) => ${wanted}.test(nameOf(element));
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((element) => element.tabIndex >= 0 && !element.disabled && element.checkVisibility());
  const now = stops.indexOf(document.activeElement);
  const next = stops.findIndex((element, at) => at > now && isWanted(element));
  stops[(next < 0 ? stops.findIndex(isWanted) : next) - 1]?.focus();
  ${NAME_OF}
})()`;

const CHOSEN = 'document.activeElement.selectedOptions[0].textContent.trim()';

interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
}

export function keyboardOf(page: Page): Keyboard {
  const focused = async () => (await page.evaluate<Stop>(STOP)).name;

  const to: Keyboard['to'] = async (wanted) => {
    const pattern = typeof wanted === 'string' ? new RegExp(`^${RegExp.escape(wanted)}$`) : wanted;
    await page.evaluate(goBefore(String(pattern)));
    const passed: string[] = [];
    while (passed.length < STOPS_MAX) {
      await page.keyboard.press('Tab');
      const { name, isSeen } = await page.evaluate<Stop>(STOP);
      assert.ok(isSeen || name === '', `${name} shows its focus`);
      if (pattern.test(name)) return;
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
      await page.keyboard.type(option);
      if ((await page.evaluate<string>(CHOSEN)).startsWith(option)) return;
      throw new Error(`${name} has no option ${option}.`);
    },
    tick: async (name) => {
      await to(name);
      await page.keyboard.press('Space');
    },
  };
}
