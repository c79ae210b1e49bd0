/** A failed start: says what is wrong and what to do, without a stack trace. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly advice: string,
  ) {
    super(message);
    this.name = 'StartError';
  }
}

/** Wrong or missing settings, one per line. */
export class BadConfig extends StartError {
  constructor(lines: string[]) {
    super(
      `Configuration incorrecte :\n${lines.map((line) => `  - ${line}`).join('\n')}`,
      "Corrigez ces variables d'environnement (le tableau est dans README.md), puis relancez.",
    );
  }
}

/** Explains an error in French; an unexpected one keeps its stack trace. */
export function explainFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, port, path, address } = cause as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (error instanceof StartError) return `${error.message}\n→ ${error.advice}`;
  if (code === 'EADDRINUSE') {
    return `Le port ${port} est déjà pris.\n→ Arrêtez l'autre programme, ou choisissez un autre port : PORT=3001 npm start`;
  }
  if (code === 'EADDRNOTAVAIL') {
    return `Cette machine n'a pas l'adresse ${address}.\n→ Donnez dans HOST une de ses adresses, ou 0.0.0.0 pour toutes.`;
  }
  if (code === 'ENOSPC' || code === '53100') {
    return `Le disque est plein${path ? ` : ${path} n'a pas pu être écrit` : ''}.\n→ Libérez de la place, puis relancez.`;
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return "PostgreSQL ne répond pas à l'adresse de DATABASE_URL.\n→ Vérifiez l'adresse, le compte et que le serveur est démarré.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
