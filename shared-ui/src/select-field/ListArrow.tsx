import styles from './ListArrow.module.css';

/** Says that a list opens here: the same before and after antd's Select has come. */
export function ListArrow() {
  return <span className={styles['arrow']} aria-hidden="true" />;
}
