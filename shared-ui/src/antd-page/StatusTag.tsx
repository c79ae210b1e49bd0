import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/es/icons/CloseCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import MinusCircleOutlined from '@ant-design/icons/es/icons/MinusCircleOutlined';
import Tag from 'antd/es/tag';
import type { ReactNode } from 'react';
import type { Tone } from '../page/StatusTag';

/** A status as antd's Tag: text and icon, never colour alone (WCAG 1.4.1). */
export function StatusTag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  const { Icon, color } = looks[tone];
  return (
    <Tag color={color} icon={<Icon aria-hidden />}>
      {children}
    </Tag>
  );
}

const looks = {
  success: { Icon: CheckCircleOutlined, color: 'success' },
  warning: { Icon: ExclamationCircleOutlined, color: 'warning' },
  danger: { Icon: CloseCircleOutlined, color: 'error' },
  info: { Icon: InfoCircleOutlined, color: 'processing' },
  neutral: { Icon: MinusCircleOutlined, color: 'default' },
};
