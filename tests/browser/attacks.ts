/** Texts that would do harm if a page took them for HTML, for a template or for part of an attribute. */
export const ATTACKS = {
  markup: `<svg onload=alert(1)></svg></textarea></title><script>alert(2)</script>{{7*7}}\${7*7}`,
  attribute: `"'><img src=https://evil.example/x onerror=alert(3)> onfocus='alert(4)' autofocus="`,
  email: `"><svg/onload=alert(5)>'{{7*7}}@evil.example`,
  host: `a"onfocus='alert(6)'autofocus='.evil.example`,
  short: `<b onfocus=alert(7) tabindex=0 autofocus>"'</b>`,
} as const;
