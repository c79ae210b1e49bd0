import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';

/** What every mail of the network has: a greeting, paragraphs, one button, a reason. */
interface Letter {
  kind: string;
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Why the person gets this mail. */
  reason: string;
}

type Network = Pick<Config, 'NETWORK_NAME' | 'BASE_URL'>;

/** Lays a letter out, in HTML and in plain text. */
export function letter(network: Network, content: Letter): Mail {
  const { kind, to, subject } = content;
  return { kind, to, subject, html: asHtml(network, content), text: asText(network, content) };
}

function asText(network: Network, { greeting, paragraphs, action, reason }: Letter): string {
  const link = action ? [`${action.label} :\n${action.url}`] : [];
  return [greeting, ...paragraphs, ...link, `--\n${network.NETWORK_NAME}\n${reason}`].join('\n\n');
}

function asHtml(
  network: Network,
  { subject, greeting, paragraphs, action, reason }: Letter,
): string {
  const button = action
    ? `<p style="margin:32px 0"><a href="${escape(action.url)}" style="background:#27306b;color:#fff;
       padding:14px 24px;border-radius:6px;text-decoration:none;font-weight:600">${escape(action.label)}</a></p>
       <p style="font-size:13px;color:#5b6073">Le bouton ne répond pas ? Copiez cette adresse :<br>
       <a href="${escape(action.url)}" style="color:#27306b;word-break:break-all">${escape(action.url)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(subject)}</title></head>
<body style="margin:0;background:#f6f1e7;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#1d2140">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
  <div style="height:8px;background:repeating-linear-gradient(90deg,#27306b 0 24px,#b4532a 24px 32px,#27306b 32px 56px,#e5d8bd 56px 64px);border-radius:6px 6px 0 0"></div>
  <div style="background:#fff;padding:32px 24px;border-radius:0 0 6px 6px;line-height:1.6;font-size:16px">
    <p style="font-weight:700;color:#27306b;margin:0 0 24px">${escape(network.NETWORK_NAME)}</p>
    <h1 style="font-size:20px;margin:0 0 16px">${escape(greeting)}</h1>
    ${paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('\n    ')}
    ${button}
  </div>
  <p style="font-size:12px;color:#5b6073;padding:0 24px">${escape(reason)}</p>
</div></body></html>`;
}

/** Makes a text safe inside HTML, attributes included. */
export function escape(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
