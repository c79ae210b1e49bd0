import styles from './ListArrow.module.css';

/** Arrow of a searchable list, the same before and after antd's Select. */
export function ListArrow() {
  return <span className={styles.arrow} aria-hidden="true" />;
}
