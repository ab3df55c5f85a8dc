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
