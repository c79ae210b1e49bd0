/** Server version of `LeaveGuard`: the server does not navigate, and static routes cannot block. */
export function LeaveGuard() {
  return null;
}
