/** `LeaveGuard` where nobody leaves: the server's routes cannot hold anybody back. */
export function LeaveGuard() {
  return null;
}
