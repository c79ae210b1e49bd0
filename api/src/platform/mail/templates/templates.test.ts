import { readdirSync } from 'node:fs';
import { readConfig } from '../../config/read-config';
import type { Mail } from '../mail';
import { accountDeletionMail } from './account-deletion-mail';
import { accountKeptMail } from './account-kept-mail';
import { approvalMail } from './approval-mail';
import { contactMail } from './contact-mail';
import { creationCodeMail } from './creation-code-mail';
import { dataCopyMail } from './data-copy-mail';
import { deletionLinkMail } from './deletion-link-mail';
import { emailChangeMail } from './email-change-mail';
import { joinAnswerMail } from './join-answer-mail';
import { joinRequestMail } from './join-request-mail';
import { loginGuessingMail } from './login-guessing-mail';
import { oldAddressMail } from './old-address-mail';
import { proofCodeMail } from './proof-code-mail';
import { refusalMail } from './refusal-mail';
import { resetMail } from './reset-mail';
import { secondFactorMail } from './second-factor-mail';
import { socialLinkMail } from './social-link-mail';
import { socialLinkedMail } from './social-linked-mail';
import { socialUnlinkMail } from './social-unlink-mail';
import { memberMessageMail } from './member-message-mail';
import { opportunitiesMail } from './opportunities-mail';
import { profileConfirmMail } from './profile-confirm-mail';
import { weeklySummaryMail } from './weekly-summary-mail';
import { verificationMail } from './verification-mail';

const config = readConfig({
  NODE_ENV: 'test',
  DEMO: '0',
  BASE_URL: 'https://alumni.test',
  SESSION_SECRET: 's'.repeat(32),
});
const person = {
  prenoms: 'Éyram <i>Kɔffi</i>',
  email: 'eyram@exemple.test',
  emailVerifiedAt: new Date(),
};
const token = 'c3'.repeat(32);
const until = new Date('2027-01-31T00:00:00Z');

/** Every template by file name; the second value: whether it has a link. */
const written: Record<string, [Mail, 'link' | 'no link']> = {
  'account-deletion-mail': [
    accountDeletionMail(config, person, { by: 'staff', until, mayCancel: false }),
    'no link',
  ],
  'account-kept-mail': [accountKeptMail(config, person), 'no link'],
  'approval-mail': [approvalMail(config, person, 'Membre <b>actif</b>'), 'no link'],
  'contact-mail': [
    contactMail(config, person.email, {
      name: '<b>Afi</b>',
      email: 'afi@exemple.test',
      message: 'Bonjour <script>\n\nUne question.',
    }),
    'no link',
  ],
  'creation-code-mail': [creationCodeMail(config, person, token), 'link'],
  'deletion-link-mail': [deletionLinkMail(config, person, token), 'link'],
  'email-change-mail': [emailChangeMail(config, person.email, token), 'link'],
  'join-answer-mail': [
    joinAnswerMail(config, person.email, {
      subject: 'Votre demande',
      message: 'Merci <b>beaucoup</b>.\n\nÀ bientôt.',
    }),
    'no link',
  ],
  'join-request-mail': [
    joinRequestMail(config, person.email, { email: 'x@y.test', profession: '<b>Chef</b>' }),
    'no link',
  ],
  'old-address-mail': [oldAddressMail(config, person, 'done', token), 'link'],
  'login-guessing-mail': [loginGuessingMail(config, person), 'no link'],
  'proof-code-mail': [proofCodeMail(config, person, '012345'), 'no link'],
  'refusal-mail': [refusalMail(config, person, 'Un <b>référent</b> ne répond pas.'), 'no link'],
  'reset-mail': [resetMail(config, person, token), 'link'],
  'second-factor-mail': [secondFactorMail(config, person, { what: 'reset' }), 'no link'],
  'social-link-mail': [socialLinkMail(config, person, { provider: 'google' }, token), 'link'],
  'social-linked-mail': [socialLinkedMail(config, person, 'google'), 'no link'],
  'social-unlink-mail': [socialUnlinkMail(config, person, 'facebook'), 'no link'],
  'weekly-summary-mail': [
    weeklySummaryMail(config, person, {
      news: [{ id: 1, titre: '<b>Forum</b>' }],
      opportunities: [],
      token,
    }),
    'link',
  ],
  'data-copy-mail': [dataCopyMail(config, person, new Date('2026-12-03T08:00:00Z')), 'no link'],
  'member-message-mail': [
    memberMessageMail(config, person, {
      sender: { id: 3, nom: 'ADJOVI', prenoms: 'Afi', email: 'afi@exemple.test' },
      message: 'Bonjour <script>\n\nUne question.',
    }),
    'no link',
  ],
  'opportunities-mail': [
    opportunitiesMail(config, person, { opportunities: [{ id: 1, titre: '<b>Stage</b>' }], token }),
    'link',
  ],
  'profile-confirm-mail': [
    profileConfirmMail(
      config,
      {
        ...person,
        nom: 'ADJOVI',
        telephone: null,
        paysResidence: null,
        ville: null,
        employeur: '<b>A</b>',
        lastGrade: null,
        lastGradeYear: null,
        profession: null,
      },
      token,
    ),
    'link',
  ],
  'verification-mail': [verificationMail(config, person, token, ['facebook']), 'link'],
};

test('this test covers every template of the folder', () => {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('-mail.ts'));
  expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual(Object.keys(written).sort());
});

test.each(Object.entries(written))(
  '%s: is in French, as text and HTML, and escaped',
  (_name, [mail, link]) => {
    const { subject, html, text, to } = mail;
    expect(to).toBe(person.email);
    expect(subject).toMatch(/^[A-ZÉ][^\n<]{5,80}$/);
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(html).not.toMatch(/<(i|b|u|script)>|undefined|NaN/);
    expect(text).not.toMatch(/&amp;|&#39;|undefined|NaN/);
    expect(text).toMatch(/Réseau Alumni\n/);
    const address = /https:\/\/alumni\.test\/\S*(?:c3){32}/;
    expect([address.test(html), address.test(text)]).toEqual(
      link === 'link' ? [true, true] : [false, false],
    );
  },
);

const button =
  /<table role="presentation"[^>]*>\s*<tr><td [^>]*bgcolor="#[0-9a-f]{6}"[^>]*>\s*<a [^>]*>/;

test('a button is a padded block with a background, never an inline link', () => {
  const { html } = resetMail(config, person, token);
  const [drawn = ''] = button.exec(html) ?? [];
  expect(drawn).toMatch(/<a [^>]*style="[^"]*display:block;[^"]*padding:1\dpx/);
  // Outlook ignores the padding of a link: the cell has it.
  expect(drawn).toMatch(/<td [^>]*style="[^"]*mso-padding-alt:1\dpx/);
});

test('a mail without a link has no button', () => {
  expect(accountKeptMail(config, person).html).not.toMatch(button);
});

test('keeps the line breaks of a text', () => {
  const written = { name: 'Afi', email: 'afi@exemple.test', message: 'Un\nDeux' };
  expect(contactMail(config, person.email, written).html).toContain('Un<br>Deux');
});

test('a mail has the colours of the network', () => {
  const own = readConfig({
    NODE_ENV: 'test',
    SESSION_SECRET: 's'.repeat(32),
    COLOUR_PRIMARY: '#0b5d3b',
  });
  expect(resetMail(own, person, token).html).toContain('bgcolor="#0b5d3b"');
});

test('the owner of a merged account reads that another one stays', () => {
  const { text } = accountDeletionMail(config, person, { by: 'merge', until, mayCancel: true });
  expect(text).toMatch(/deux comptes.*réunis[^]*connectez-vous avant le 31 janvier 2027/);
});

test('no line begins with a colon or ends with an opening guillemet', () => {
  const { html } = accountDeletionMail(config, person, { by: 'owner', until, mayCancel: false });
  expect(html).toContain('«\u00a0Ancien membre\u00a0»');
});
