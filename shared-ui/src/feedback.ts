export { clearNotifications, notifyError, notifySuccess } from './feedback/notify';
export { Toaster } from './feedback/Toaster';
export { FocusKeeper } from './feedback/FocusKeeper';
export { failureText } from './feedback/failure-text';
export { useConfirm } from './feedback/useConfirm';
export { lazyPart } from './feedback/lazy-part';
export { useAskedDelete } from './feedback/useAskedDelete';
export { attempt } from './feedback/attempt';
export { notifyFailure } from './feedback/notify-failure';
