export { Dialog, type DialogProps } from './dialog/Dialog';
export { FormDialog, type FormDialogProps } from './dialog/FormDialog';
