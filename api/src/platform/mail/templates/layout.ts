import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import { light, type Colours } from '@alumni/shared-contract/palette';
import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';

/** Content of every mail: greeting, paragraphs, one button, a reason. */
interface Letter {
  kind: string;
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Why the person receives this mail. */
  reason: string;
  /** Reply-To, if not the team. */
  replyTo?: string;
  unsubscribeUrl?: string;
}

/** The owner of an account, as stored. */
export interface Addressee {
  email: string;
  prenoms: string;
  emailVerifiedAt: Date | null;
}

/**
 * The name after a greeting, with its space. Empty for an unverified address: anybody may sign up
 * with the address of somebody else, and any text as their name.
 */
export const nameOf = ({ prenoms, emailVerifiedAt }: Addressee): string =>
  emailVerifiedAt ? ` ${prenoms}` : '';

type Network = Pick<Config, 'NETWORK_NAME' | 'BASE_URL' | 'colours'>;

/** Renders a mail as HTML and plain text. */
export function letter(network: Network, content: Letter): Mail {
  const { kind, to, subject, replyTo, unsubscribeUrl } = content;
  const forms = { html: asHtml(network, content), text: asText(network, content) };
  return {
    kind,
    to,
    subject,
    ...forms,
    ...(replyTo && { replyTo }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}

function asText(network: Network, { greeting, paragraphs, action, reason }: Letter): string {
  const link = action ? [`${action.label} :\n${action.url}`] : [];
  return [greeting, ...paragraphs, ...link, `--\n${network.NETWORK_NAME}\n${reason}`].join('\n\n');
}

function asHtml(
  network: Network,
  { subject, greeting, paragraphs, action, reason }: Letter,
): string {
  const c: Colours = { ...light, ...network.colours?.light };
  // Tables and attributes, for old mail programs.
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(subject)}</title></head>
<body style="margin:0;padding:0;background:${c.sand};font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:${c.text}">
<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" bgcolor="${c.sand}">
<tr><td align="center" style="padding:24px 12px">
  <table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="max-width:560px">
  <tr><td bgcolor="${c.ink}" height="8" style="height:8px;font-size:0;line-height:0;background:repeating-linear-gradient(90deg,${c.ink} 0 24px,${c.terracotta} 24px 32px,${c.ink} 32px 56px,${c.sandDeep} 56px 64px);border-radius:6px 6px 0 0">&nbsp;</td></tr>
  <tr><td align="left" bgcolor="${c.surface}" style="padding:32px 24px;border-radius:0 0 6px 6px;line-height:1.6;font-size:16px;overflow-wrap:anywhere">
    <p style="font-weight:700;color:${c.ink};margin:0 0 24px">${escape(network.NETWORK_NAME)}</p>
    <h1 style="font-size:20px;line-height:1.3;margin:0 0 16px">${escape(greeting)}</h1>
    ${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`).join('\n    ')}
    ${action ? button(action, c) : ''}
  </td></tr>
  <tr><td align="left" style="padding:16px 24px;font-size:12px;line-height:1.5;color:${c.muted}">${escape(reason)}</td></tr>
  </table>
</td></tr>
</table></body></html>`;
}

/** Padding and colour on the cell, where every program supports them; no line break. */
function button({ label, url }: NonNullable<Letter['action']>, c: Colours): string {
  return `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:16px 0 24px">
    <tr><td align="center" bgcolor="${c.ink}" style="background:${c.ink};border-radius:6px;mso-padding-alt:14px 24px">
      <a href="${escape(url)}" style="display:block;padding:14px 24px;border-radius:6px;background:${c.ink};color:${c.onInk};font-size:16px;line-height:20px;font-weight:600;text-align:center;text-decoration:none">${escape(label)}</a>
    </td></tr></table>
    <p style="margin:0;font-size:13px;color:${c.muted}">Le bouton ne répond pas ? Copiez cette adresse :<br>
    <a href="${escape(url)}" style="color:${c.ink};word-break:break-all">${escape(url)}</a></p>`;
}

const lines = (text: string) => escape(frenchSpaces(text)).replace(/\r?\n/g, '<br>');

/** Escapes a text for HTML, attributes included. */
export function escape(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
