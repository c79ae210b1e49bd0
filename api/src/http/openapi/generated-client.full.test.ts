import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyEmbedded } from '../../../testing/shared-embedded';
import { TestApi } from '../../../testing/test-api';

const generator = join(__dirname, '../../../../api-client/scripts/generate.mjs');

describe('a client generated from the OpenAPI document', () => {
  const api = new TestApi('embedded');
  const folder = mkdtempSync(join(tmpdir(), 'alumni-openapi-'));
  beforeAll(async () => api.start(await emptyEmbedded()));
  afterAll(async () => {
    await api.stop();
    rmSync(folder, { recursive: true });
  });

  const generate = (document: string) => {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, document);
    return execFileSync(process.execPath, [generator, file], { encoding: 'utf8' });
  };

  test('compiles, and refuses what the API refuses', async () => {
    const { text } = await api.as('administrator').get('/api/openapi.json');
    expect(generate(text)).toContain('api.ts');
    // The refusals of unknown types must make the example fail to compile.
    const loose = text.replaceAll('["EMPLOI","STAGE","AFFAIRE"]', '["STAGE","VACANCES"]');
    expect(() => generate(loose)).toThrow();
  });
});
