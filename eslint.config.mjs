import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import prettier from 'eslint-config-prettier';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const generated = [
  '**/dist/**',
  '**/.types/**',
  '**/.nx/**',
  '**/.data*/**',
  '**/.cache/**',
  '**/.generated/**',
  '**/node_modules/**',
  '**/test-results/**',
  // Made by `mf create` from templates that are linted.
  'examples/**',
];

/** A straight apostrophe after an elision: French texts on screen use the typographic one. */
const straight = "(^|[^a-zà-ÿ])([ldjmtsnc]|qu|jusqu)'[a-zà-ÿ]";
const oneApostrophe = ['JSXText[value', 'Literal[value', 'TemplateElement[value.raw'].map(
  (place) => ({ selector: `${place}=/${straight}/i]`, message: 'Write ’ in French texts.' }),
);

export default tseslint.config(
  { ignores: generated },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  // Compiling every function costs a third of the time: only where components are.
  {
    ...reactHooks.configs.flat.recommended,
    files: ['{mf-*,shell,shared-*,federation/{runtime,template}}/**/*.{ts,tsx}'],
  },
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'antd', message: "Import one component: 'antd/es/button' (decision 3)." },
            { name: '@ant-design/icons', message: 'Import one icon from its own file.' },
          ],
          patterns: [{ group: ['antd/lib/*'], message: "Use 'antd/es/*' (decision 3)." }],
        },
      ],
    },
  },
  {
    files: [
      '{mf-*,federation/mf/template,shell,shared-*}/src/**/*.{ts,tsx}',
      'api/src/{http/errors.ts,platform/mail/**}',
    ],
    // Names that the database also uses, and tests that type what people type.
    ignores: ['**/*.test.*', '**/testing/**', '**/{professions,countries,fallback-categories}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...oneApostrophe] },
  },
  {
    files: ['scripts/**', 'bench/**', 'e2e/**', '**/*.mjs', '**/scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    plugins: { 'check-file': checkFile },
    files: ['**/src/**/*.{ts,tsx}', 'api/{demo,testing}/**/*.ts'],
    rules: {
      // A component's file has its name; a module's file is in kebab-case, a hook's in camelCase.
      'check-file/filename-naming-convention': [
        'error',
        {
          '**/src/**/*.tsx': '?([A-Z])+([a-zA-Z0-9-])',
          '**/src/**/*.ts': '+([a-zA-Z0-9.-])',
        },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '**/src/**/': 'KEBAB_CASE' }],
    },
  },
  prettier,
);
