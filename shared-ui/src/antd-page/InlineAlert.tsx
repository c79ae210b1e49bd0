import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import Alert from 'antd/es/alert';
import type { InlineAlertProps } from '../guest/InlineAlert';

/**
 * antd's Alert inside the page. Errors and warnings interrupt screen readers (role alert); other
 * kinds wait (role status). antd's own icons would be read in English.
 */
export function InlineAlert({ kind = 'info', title, children, action }: InlineAlertProps) {
  const Icon = icons[kind];
  const urgent = kind === 'error' || kind === 'warning';
  return (
    <Alert
      role={urgent ? 'alert' : 'status'}
      type={kind}
      showIcon
      icon={<Icon aria-hidden />}
      title={title ?? children}
      description={title === undefined ? undefined : children}
      action={action}
    />
  );
}

const icons = {
  info: InfoCircleFilled,
  success: CheckCircleFilled,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
};
