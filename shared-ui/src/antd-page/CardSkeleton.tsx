import Card from 'antd/es/card';
import Skeleton from 'antd/es/skeleton';
import type { ReactNode } from 'react';

interface CardSkeletonProps {
  /** Place of a picture on top. */
  cover?: ReactNode;
  /** Lines of text. */
  rows?: number;
  /** With the place of a photo. */
  avatar?: boolean;
  /** Gives it the height of the card it stands for. */
  className?: string;
}

/** antd's Skeleton in a Card that is loading; hidden from screen readers. */
export function CardSkeleton(props: CardSkeletonProps) {
  const { cover, rows = 4, avatar = false, className } = props;
  return (
    <Card className={className} cover={cover} aria-hidden>
      <Skeleton active avatar={avatar} paragraph={{ rows }} />
    </Card>
  );
}
