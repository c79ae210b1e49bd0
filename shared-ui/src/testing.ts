export { chooseOption, openList, optionsOf } from './testing/chooseOption';
export { fakeApi, type FakeApi, type FakeCall } from './testing/fakeApi';
export { holdAnswer } from './testing/holdAnswer';
export { matchMedia } from './testing/match-media';
export { onFreshCache, renderScreen, type RenderedScreen } from './testing/renderScreen';
export { decodePictures, picture } from './testing/picture-decoding';
