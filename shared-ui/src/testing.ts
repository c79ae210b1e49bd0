export { fakeApi, type FakeApi, type FakeCall } from './testing/fakeApi';
export {
  renderScreen,
  type RenderedScreen,
  type RenderScreenOptions,
} from './testing/renderScreen';
