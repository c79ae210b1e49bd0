/** Server version of `LeaveGuard`: nobody leaves there, and static routes cannot block. */
export function LeaveGuard() {
  return null;
}
