export { loadMemberScreen } from './standard/load-member-screen';
export { standardLifecycles } from './standard/standard-lifecycles';
