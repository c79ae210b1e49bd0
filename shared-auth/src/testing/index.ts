export { answer, csrfCookie, fakeNetwork, type FakeRequest } from './fakeNetwork';
