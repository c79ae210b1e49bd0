export { clearNotifications, notifyError, notifySuccess, notifyWarning } from './feedback/notify';
export { Toaster } from './feedback/Toaster';
export { FocusKeeper } from './feedback/FocusKeeper';
export { failureText } from './feedback/failure-text';
export { InlineAlert, type InlineAlertProps } from './feedback/InlineAlert';
export { useConfirm } from './feedback/useConfirm';
export { type ConfirmOptions } from './feedback/confirm-store';
export { lazyPart } from './feedback/lazy-part';
export { useAskedDelete, type AskedDelete } from './feedback/useAskedDelete';
