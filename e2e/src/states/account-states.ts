import { socialOutcomes, texts } from '@alumni/shared-contract';
import type { Page } from '@playwright/test';
import { fillProfile, toStep } from '../acts';
import { password } from '../people';
import { holdToast, type Fault, type ScreenState } from './open-state';

const required = 'Ce champ est obligatoire';
const mail = 'personne@essai.test';
const token = '0'.repeat(64);

type Call = [address: string, fault: Fault][];
const fails = (address: string): Call => [[address, 'fails']];
/** The API reports the link of the URL as valid. */
const live: Call = [['**/api/v2/mailed-links/check', { json: { status: true, live: true } }]];
const hangs = (address: string): Call => [[address, 'hangs']];

/** States of joining, signing in and leaving, as a guest. */
export function accountStates(): ScreenState[] {
  return [
    ...entryStates(),
    ...passwordStates(),
    ...linkStates(),
    ...contactStates(),
    ...deletionStates(),
  ];
}

function entryStates(): ScreenState[] {
  const register = { path: '/register', h1: 'Rejoindre le réseau' };
  const login = { path: '/login', h1: 'Se connecter' };
  const joins = async (page: Page) => {
    await box(page, 'Nom').fill('Ahouansou');
    await box(page, 'Prénom(s)').fill('Mawuena');
    await box(page, 'E-mail').fill(mail);
    await fillPasswords(page);
    await accepts(page);
    await press('S’inscrire')(page);
  };
  const logsIn = async (page: Page) => {
    await box(page, 'E-mail').fill(mail);
    await passwordBox(page).fill('Fausse2026!');
    await press('Se connecter')(page);
  };
  const joinCall = '**/auth/register';
  const loginCall = '**/auth/login';
  return [
    { name: 'inscription', ...register, text: 'Acceptez les conditions d’utilisation' },
    {
      name: 'inscription incomplète',
      ...register,
      act: async (page) => {
        await accepts(page);
        await press('S’inscrire')(page);
      },
      text: required,
    },
    {
      name: 'inscription en panne',
      ...register,
      faults: fails(joinCall),
      act: joins,
      text: texts.requestFailed,
    },
    { name: 'inscription en route', ...register, faults: hangs(joinCall), act: joins, text: busy },
    { name: 'connexion', ...login, text: 'Mot de passe oublié' },
    { name: 'connexion incomplète', ...login, act: press('Se connecter'), text: required },
    { name: 'connexion refusée', ...login, act: logsIn, text: texts.loginRefused },
    { name: 'connexion en route', ...login, faults: hangs(loginCall), act: logsIn, text: busy },
    {
      name: 'compte d’ailleurs annulé',
      ...login,
      path: '/login?social=denied',
      text: socialOutcomes.denied,
    },
    {
      name: 'compte d’ailleurs à confirmer',
      ...login,
      path: '/login?social=mail_sent',
      text: socialOutcomes.mail_sent,
    },
  ];
}

function passwordStates(): ScreenState[] {
  const ask = { path: '/password/reset/request', h1: 'Mot de passe oublié' };
  const reset = { path: `/password-reset/${token}?email=${mail}`, h1: 'Nouveau mot de passe' };
  const create = { path: `/password/create/${token}`, h1: 'Créer mon mot de passe' };
  const askCall = '**/api/v2/password/reset/request';
  const asks = async (page: Page) => {
    await box(page, 'E-mail').fill(mail);
    await press('Réinitialiser le mot de passe')(page);
  };
  const chooses = async (page: Page) => {
    await fillPasswords(page);
    await press('Valider')(page);
  };
  return [
    { name: 'oubli', ...ask, text: 'Retour à la connexion' },
    {
      name: 'oubli incomplet',
      ...ask,
      act: press('Réinitialiser le mot de passe'),
      text: required,
    },
    { name: 'oubli envoyé', ...ask, act: asks, text: texts.resetRequested },
    { name: 'oubli en route', ...ask, faults: hangs(askCall), act: asks, text: busy },
    {
      name: 'oubli en panne',
      ...ask,
      faults: fails(askCall),
      act: async (page) => {
        await asks(page);
        await holdToast(texts.requestFailed)(page);
      },
      text: texts.requestFailed,
    },
    { name: 'nouveau mot de passe', ...reset, faults: live, text: mail },
    {
      name: 'nouveau incomplet',
      ...reset,
      faults: live,
      act: press('Valider'),
      text: required,
    },
    { name: 'nouveau, lien usé', ...reset, text: texts.resetLinkInvalid },
    {
      name: 'nouveau sans adresse',
      ...reset,
      path: `/password-reset/${token}`,
      faults: live,
      text: 'L’adresse à laquelle ce lien vous a été envoyé.',
    },
    {
      name: 'nouveau, lien pas vérifié',
      ...reset,
      faults: [['**/api/v2/mailed-links/check', 'cut']],
      text: /n’a pas pu être vérifié/,
    },
    {
      name: 'nouveau en route',
      ...reset,
      faults: [...live, ...hangs('**/api/v2/reset-password')],
      act: chooses,
      text: busy,
    },
    { name: 'premier mot de passe', ...create, faults: live, text: 'Il vous servira' },
    {
      name: 'premier choisi',
      ...create,
      faults: live,
      act: fillPasswords,
      text: /^(Insuffisant|(Très f|F)aible|Moyen|(Très b|B)on)$/,
    },
    {
      name: 'premier incomplet',
      ...create,
      faults: live,
      act: press('Valider'),
      text: required,
    },
    { name: 'premier, lien usé', ...create, text: texts.creationLinkInvalid },
    {
      name: 'premier en route',
      ...create,
      faults: [...live, ...hangs('**/password/create/*')],
      act: chooses,
      text: busy,
    },
  ];
}

function linkStates(): ScreenState[] {
  const change = { path: `/email/confirm/${token}`, h1: 'Nouvelle adresse e-mail' };
  const changeCall = '**/api/v2/email/confirm';
  const social = { path: `/social/confirm/${token}`, h1: 'Relier un compte' };
  const socialCall = '**/api/v2/social-login/confirm';
  const done: Fault = { json: { status: true } };
  const links = press('C’est moi : relier ce compte');
  return [
    { name: 'adresse en route', ...change, faults: hangs(changeCall), text: 'Chargement…' },
    { name: 'adresse en panne', ...change, faults: fails(changeCall), text: texts.requestFailed },
    { name: 'adresse, lien usé', ...change, text: texts.emailLinkInvalid },
    { name: 'adresse changée', ...change, faults: [[changeCall, done]], text: texts.emailChanged },
    { name: 'compte à relier', ...social, faults: live, text: 'Ne continuez que si c’était vous' },
    {
      name: 'compte en route',
      ...social,
      faults: [...live, ...hangs(socialCall)],
      act: links,
      text: busy,
    },
    {
      name: 'compte en panne',
      ...social,
      faults: [...live, ...fails(socialCall)],
      act: links,
      text: texts.requestFailed,
    },
    { name: 'compte, lien usé', ...social, text: texts.socialLinkInvalid },
    {
      name: 'compte relié',
      ...social,
      faults: [...live, [socialCall, done]],
      act: links,
      text: texts.socialLinked,
    },
  ];
}

function contactStates(): ScreenState[] {
  const contact = { path: '/contact', h1: 'Nous contacter' };
  const call = '**/api/v2/contact';
  const writes = async (page: Page) => {
    await box(page, 'Nom et prénoms').fill('Mawuena Ahouansou');
    await box(page, 'E-mail').fill(mail);
    await box(page, 'Message').fill('Une question.');
    await press('Envoyer')(page);
  };
  return [
    { name: 'contact', ...contact, text: 'Ce que devient votre message' },
    { name: 'contact incomplet', ...contact, act: press('Envoyer'), text: required },
    { name: 'contact écrit', ...contact, act: writes, text: texts.messageSent },
    { name: 'contact en route', ...contact, faults: hangs(call), act: writes, text: busy },
    {
      name: 'contact en panne',
      ...contact,
      faults: fails(call),
      act: writes,
      text: texts.requestFailed,
    },
    {
      name: 'mentions légales',
      path: '/mentions-legales',
      h1: 'Mentions légales',
      text: 'Joindre l’équipe',
    },
  ];
}

function deletionStates(): ScreenState[] {
  const leave = { path: '/usersinfo', h1: 'Suppression des données utilisateur' };
  const link = { ...leave, path: `/usersinfo?token=${token}` };
  const confirmCall = '**/api/v2/account/deletion';
  const askCall = '**/api/v2/account/deletion-request';
  const confirms = press('Supprimer mon compte');
  const asks = async (page: Page) => {
    await box(page, 'E-mail').fill(mail);
    await press('Recevoir un lien')(page);
  };
  return [
    { name: 'conditions', path: '/terms', h1: 'Conditions d’utilisation', text: /données/ },
    { name: 'départ', ...leave, text: 'Ce qui est effacé' },
    { name: 'départ incomplet', ...leave, act: press('Recevoir un lien'), text: required },
    { name: 'départ demandé', ...leave, act: asks, text: texts.deletionRequested },
    { name: 'départ en route', ...leave, faults: hangs(askCall), act: asks, text: busy },
    {
      name: 'départ en panne',
      ...leave,
      faults: fails(askCall),
      act: asks,
      text: texts.requestFailed,
    },
    { name: 'départ à confirmer', ...link, faults: live, text: 'Confirmer la suppression' },
    { name: 'départ, lien usé', ...link, text: texts.deletionLinkInvalid },
    {
      name: 'départ non confirmé',
      ...link,
      faults: [...live, ...fails(confirmCall)],
      act: confirms,
      text: texts.requestFailed,
    },
  ];
}

/** For a person who has just signed up. */
export function newcomerStates(): ScreenState[] {
  const finish = { path: '/finish-register', h1: 'Compléter mes informations' };
  const leave = { path: '/usersinfo', h1: 'Suppression des données utilisateur' };
  const call = '**/api/v2/register';
  const completes = async (page: Page) => {
    // Another state's empty draft is stored on this device.
    await toStep(page, 'Identité');
    await box(page, 'Nom').fill('Ahouansou');
    await fillProfile(page, ['Camarade A', 'Camarade B', 'Camarade C']);
    await press('Enregistrer')(page);
  };
  const completesInVain = async (page: Page) => {
    await completes(page);
    await holdToast(failed)(page);
  };
  const failed = texts.requestFailed;
  const refused = 'Ce numéro est déjà indiqué.';
  const errors = { telephone: [refused], 'referents.1.phone_number': [refused] };
  return [
    {
      name: 'profil',
      ...finish,
      act: (page) => toStep(page, 'Référents'),
      text: '4. Trois camarades de promotion',
    },
    {
      name: 'profil, ce qui manque',
      ...finish,
      act: press('Enregistrer'),
      text: /^Il manque/,
    },
    {
      name: 'profil incomplet',
      ...finish,
      act: async (page) => {
        await toStep(page, 'Identité');
        await box(page, 'Nom').fill('');
        await box(page, 'Nom').press('Tab');
      },
      text: required,
    },
    {
      name: 'profil, pays à choisir',
      ...finish,
      act: async (page) => {
        await toStep(page, 'Identité');
        await country(page).click();
      },
      text: (page) => page.getByRole('option', { name: 'Afghanistan' }),
    },
    {
      name: 'profil, pays qui ne viennent pas',
      ...finish,
      act: async (page) => {
        await toStep(page, 'Identité');
        await country(page).waitFor();
        await page.route(/\.js$/, (route) => route.abort());
        await country(page).click();
      },
      text: 'La liste n’a pas pu être chargée',
    },
    { name: 'profil en panne', ...finish, faults: fails(call), act: completesInVain, text: failed },
    {
      name: 'profil hors ligne',
      ...finish,
      faults: [[call, 'cut']],
      act: completesInVain,
      text: failed,
    },
    {
      name: 'profil refusé',
      ...finish,
      faults: [[call, { status: 422, json: { message: refused, errors } }]],
      act: completes,
      text: refused,
    },
    { name: 'profil en route', ...finish, faults: hangs(call), act: completes, text: busy },
    { name: 'départ d’un membre', ...leave, text: 'Confirmez avec votre mot de passe' },
    {
      name: 'départ, question posée',
      ...leave,
      act: async (page) => {
        await passwordBox(page).fill(password);
        await press('Supprimer mon compte')(page);
      },
      text: 'Voulez-vous vraiment supprimer votre compte ?',
    },
  ];
}

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).click();

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const country = (page: Page) => page.getByRole('combobox', { name: 'Nationalité' });

const busy = (page: Page) => page.getByRole('main').locator('button[aria-busy="true"]');

const accepts = (page: Page) => page.getByRole('checkbox', { name: /J’accepte/ }).check();

const passwordBox = (page: Page) => page.locator('input[type="password"]').first();

async function fillPasswords(page: Page): Promise<void> {
  await passwordBox(page).waitFor();
  for (const box of await page.locator('input[type="password"]').all()) await box.fill(password);
}
