// Adds comforts to pages that work without it. A button that needs this script is hidden until the script runs.
for (const button of document.querySelectorAll('button[data-copy]')) {
  const field = document.getElementById(button.dataset.copy);
  if (!navigator.clipboard || !(field instanceof HTMLTextAreaElement)) continue;
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = 'Copied';
    } catch {
      field.select();
      button.textContent = 'Press Ctrl+C';
    }
    setTimeout(() => {
      button.textContent = label;
    }, 3000);
  });
}

// Selecting the whole of what is to be copied takes one click.
for (const field of document.querySelectorAll('[data-select]')) {
  field.addEventListener('focus', () => field.select());
}

// What had the focus may be gone after a part of the page was replaced: whatever stands there now takes it.
document.addEventListener('htmx:after:settle', ({ target }) => {
  if (document.activeElement !== document.body) return;
  target.querySelector('select, input:not([type="hidden"]), textarea, a, button')?.focus();
});

// Each file of a form is sent on its own and gets a card of its own, so that the first can be answered while the next is
// read. Files may be dropped anywhere on the page.
const picker = document.querySelector('.drop input');
const cards = document.querySelector('.files');
if (picker instanceof HTMLInputElement && cards instanceof HTMLFormElement) {
  const { form } = picker;
  const cardOf = (file) => {
    const card = document.createElement('section');
    card.className = 'card file';
    card.ariaBusy = 'true';
    card.append(document.createElement('h2'), document.createElement('progress'));
    card.firstChild.textContent = file.name;
    card.lastChild.ariaLabel = `Reading ${file.name}`;
    cards.insertBefore(card, cards.querySelector('.all'));
    return card;
  };
  const send = async (file, card, fields) => {
    const body = new FormData();
    for (const [name, value] of fields) if (name !== picker.name) body.append(name, value);
    body.append(picker.name, file);
    const answer = await fetch(form.action, { method: 'POST', body, headers: { 'HX-Request': 'true' } });
    const elsewhere = answer.headers.get('HX-Redirect');
    if (elsewhere !== null) return location.assign(elsewhere);
    card.outerHTML = await answer.text();
    window.htmx?.process(cards);
  };
  const failed = (card) => {
    card.ariaBusy = 'false';
    card.lastChild.replaceWith('The file could not be sent. Choose it again.');
  };
  form.addEventListener('submit', async (event) => {
    if (picker.files.length === 0) return;
    event.preventDefault();
    const fields = [...new FormData(form, event.submitter)];
    const waiting = [...picker.files].map((file) => [file, cardOf(file)]);
    picker.value = '';
    cards.scrollIntoView({ block: 'nearest' });
    for (const [file, card] of waiting) await send(file, card, fields).catch(() => failed(card));
  });
  const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files') === true;
  for (const type of ['dragover', 'dragleave', 'drop']) {
    document.addEventListener(type, (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      document.body.classList.toggle('dragging', type === 'dragover');
      if (type === 'drop') picker.files = event.dataTransfer.files;
    });
  }
}

// The palette leads anywhere by a few letters. Enter takes the first entry that is left, or searches the transactions.
const palette = document.getElementById('palette');
if (palette instanceof HTMLDialogElement) {
  const text = palette.querySelector('input');
  const entries = [...palette.querySelectorAll('li')];
  const linkOf = (entry) => entry.querySelector('a');
  const shown = () => entries.filter((entry) => !entry.hidden);
  const choose = () => {
    const words = text.value.trim().toLowerCase().split(/\s+/);
    for (const entry of entries) {
      const label = entry.textContent.toLowerCase();
      entry.hidden = !words.every((word) => label.includes(word));
    }
  };
  const open = () => {
    text.value = '';
    choose();
    palette.showModal();
    text.focus();
  };
  for (const opener of document.querySelectorAll('button[data-palette]')) {
    opener.addEventListener('click', open);
  }
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      if (palette.open) palette.close();
      else open();
    }
  });
  palette.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [text, ...shown().map(linkOf)];
    const next = stops.indexOf(document.activeElement) + step;
    stops.at(next % stops.length)?.focus();
  });
  text.addEventListener('input', choose);
  text.form.addEventListener('submit', (event) => {
    const [first] = shown();
    if (text.value.trim() === '' || first === undefined) return;
    event.preventDefault();
    linkOf(first).click();
  });
  palette.addEventListener('click', (event) => {
    if (event.target === palette) palette.close();
  });
}
