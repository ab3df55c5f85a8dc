// Asks the browser for a passkey and sends its answer with the form around it. Without this script the form's other fields still work.
const { browserSupportsWebAuthn, startAuthentication, startRegistration } = window.SimpleWebAuthnBrowser;

const PROBLEMS = {
  InvalidStateError: 'This device holds a passkey for your account already.',
  NotAllowedError: 'Nothing happened: the request was cancelled or took too long. Try again.',
  SecurityError:
    'Browsers allow passkeys only at an https address with a host name. Ask the administrator of this service.',
};

for (const part of document.querySelectorAll('[data-passkey]')) {
  const form = part.closest('form');
  const button = part.querySelector('button');
  const problem = part.querySelector('[data-problem]');
  if (!browserSupportsWebAuthn()) {
    problem.textContent = 'This browser has no passkeys.';
    continue;
  }
  part.querySelector('.passkey').hidden = false;
  form.addEventListener('submit', async (event) => {
    if (event.submitter !== button) return;
    event.preventDefault();
    problem.textContent = '';
    button.disabled = true;
    try {
      const ask = part.dataset.passkey === 'create' ? startRegistration : startAuthentication;
      const answer = await ask({ optionsJSON: JSON.parse(part.dataset.options) });
      form.elements.answer.value = JSON.stringify(answer);
      form.submit();
    } catch (error) {
      button.disabled = false;
      problem.textContent = PROBLEMS[error.name] ?? 'The passkey could not be used. Try again.';
    }
  });
}
