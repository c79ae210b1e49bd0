import { change } from './change';

describe('change', () => {
  test('keeps the fields that differ, before and after', () => {
    const before = { titre: 'Bourse', draft: 1, date_limite: new Date(0), types: [1, 2] };
    const after = { titre: 'Bourse', draft: 0, date_limite: new Date(0), types: [2, 1] };
    expect(change(before, after)).toEqual({
      before: { draft: 1, types: [1, 2] },
      after: { draft: 0, types: [2, 1] },
    });
  });

  test('a creation has no before, a deletion no after', () => {
    expect(change(null, { nom: 'Or' })).toEqual({ after: { nom: 'Or' } });
    expect(change({ nom: 'Or' }, null)).toEqual({ before: { nom: 'Or' } });
  });

  test('an absent value is null, and undefined means no change', () => {
    const answer = change({ nom: null, email: 'a@b.test' }, { nom: undefined, email: null });
    expect(answer).toEqual({ before: { email: 'a@b.test' }, after: { email: null } });
  });

  test('cuts a long text, never in the middle of a character', () => {
    const contenu = `${'é'.repeat(199)}${'🎓'.repeat(300)}`;
    expect(change(null, { contenu })).toEqual({
      after: { contenu: `${'é'.repeat(199)}🎓…` },
    });
  });
});
