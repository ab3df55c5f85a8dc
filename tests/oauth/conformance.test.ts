import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newPerson } from '../support/person.ts';
import { approveAs } from '../support/sign-in/oauth-client.ts';
import { ADA, type OAuthService, openOAuthService } from '../support/sign-in/oauth-service.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const PROGRAM = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);
const VERSIONS = ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];
/** Where the suite listens for its codes. */
const PORT = 49_871;

const test = suite('conformance of the authorization server');
let service: OAuthService;
test.before(async () => {
  service = await openOAuthService('memory');
});
test.after(() => service.close());

for (const version of VERSIONS) {
  test(`metadata and the grant of a code pass for ${version}`, async () => {
    const { exitCode, output } = await run(version);
    assert.is(exitCode, 0, output);
    // The second scenario needs what the first one finds.
    for (const scenario of ['authorization-server-metadata-endpoint', 'authorization-code-grant']) {
      assert.ok(new RegExp(`${scenario}: [1-9] passed, 0 failed`).test(output), output);
    }
    assert.not.match(output, /FAILURE|SKIPPED|WARNING/);
  });
}

test('the suite notices an issuer that is not ours', async () => {
  const { exitCode } = await run('2025-11-25', `${service.url}/elsewhere`);
  assert.is.not(exitCode, 0);
});

test.run();

/** Runs the suite, and approves in a browser where it asks for that. */
async function run(version: string, url = service.url) {
  const client = await service.newClient({ redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback'] });
  const args = ['authorization', '--url', url, '--spec-version', version];
  const options = ['--client-id', client.id, '--resource', `${service.url}/mcp`, '--port', String(PORT)];
  const child = spawn(process.execPath, [PROGRAM, ...args, ...options], {
    cwd: temporaryDirectory(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let hasApproved = false;
  const listen = (chunk: Buffer) => {
    output += chunk.toString();
    const asked = /^\S*\/oauth\/authorize\?\S+$/m.exec(output)?.[0];
    if (asked === undefined || hasApproved) return;
    hasApproved = true;
    approve(asked).catch((error: unknown) => {
      output += String(error);
      child.kill();
    });
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { exitCode, output };
}

async function approve(url: string): Promise<void> {
  const page = await approveAs(newPerson(service.url), ADA, url);
  // The browser goes on to the suite, which listens on this machine.
  await (await fetch(page.url)).text();
}
