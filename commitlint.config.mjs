/** Verbs that end like a past, present or third-person form, and are imperatives. */
const imperatives = /^(Bring|Embed|Exceed|Feed|Focus|Need|Proceed|Seed|Shed|Speed|Spring)$/;
const otherForm = /(ed|ing|[^s]s)$/;
const typePrefix = /^[\w-]+(\([^)]*\))?!?:/;

/** What is wrong with a subject; null when nothing is. */
function faultOf(subject) {
  if (!/^\p{Lu}/u.test(subject)) return 'the subject must begin with a capital letter';
  if (typePrefix.test(subject)) return 'the subject must not begin with a type (feat:, Fix:)';
  const [first] = subject.split(/[^\p{L}’'-]/u);
  if (otherForm.test(first) && !imperatives.test(first)) {
    return `the subject must begin with an imperative, which '${first}' is not`;
  }
  return null;
}

/**
 * The rules of CONTRIBUTING.md. `npm run commits` applies them to every commit after the one that
 * added this file.
 */
export default {
  // A subject is one text here, without type and scope.
  parserPreset: { parserOpts: { headerPattern: /^(.*)$/, headerCorrespondence: ['subject'] } },
  plugins: [
    {
      rules: {
        'subject-form': ({ subject }) => {
          const fault = faultOf(subject ?? '');
          return [fault === null, fault];
        },
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 72],
    'subject-form': [2, 'always'],
    'subject-full-stop': [2, 'never', '.'],
    'body-leading-blank': [2, 'always'],
    'body-empty': [2, 'never'],
  },
};
