import { Agent, request } from 'node:https';
import type { Member } from '../../../e2e/src/network/members';

interface Writer {
  https: number;
  member: Member;
  isOver: () => boolean;
  /** Called for each answer; 0: the connection broke. */
  onAnswer: (status: number) => void;
}

/**
 * Changes the own biography again and again, each time to a higher number.
 * @returns the last number that the server acknowledged
 */
export async function keepWriting({ https, member, isOver, onAnswer }: Writer): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
  let acknowledged = 0;
  for (let number = Date.now(); !isOver(); number += 1) {
    const status = await write(https, agent, member, number);
    if (status === 200) acknowledged = number;
    onAnswer(status);
  }
  agent.destroy();
  return acknowledged;
}

function write(https: number, agent: Agent, { headers }: Member, number: number): Promise<number> {
  const body = JSON.stringify({ biographie: `essai ${number}` });
  return new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: https,
        servername: 'alumni.example',
        agent,
        method: 'PATCH',
        path: '/api/v2/users/me/profile',
        headers: { ...headers, host: 'alumni.example', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(0));
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}
