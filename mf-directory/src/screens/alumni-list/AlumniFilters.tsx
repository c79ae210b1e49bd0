import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import { useCan } from '@alumni/shared-auth';
import { campusCountries, quickFields, years } from '@alumni/shared-contract';
import { FilterBar, FilterSelect, SearchBox } from '@alumni/shared-ui/antd-filters';
import { cx, useMediaQuery } from '@alumni/shared-ui/theme';
import Button from 'antd/es/button';
import { useId, useState } from 'react';
import type { AlumniListParams } from './alumni-filters';
import { StateFilters } from './StateFilters';
import { useWaitsForApproval } from './useWaitsForApproval';
import styles from './AlumniFilters.module.css';

/** As in AlumniFilters.module.css, which hides the filters of the server's view. */
const phone = '(width <= 40rem)';

/** Search and quick filters; on a phone the filters are behind a button, and rendered once opened. */
export function AlumniFilters({ list }: { list: AlumniListParams }) {
  const [open, setOpen] = useState(false);
  const waits = useWaitsForApproval();
  const id = useId();
  const isPhone = useMediaQuery(phone);
  return (
    <FilterBar list={list} label="Rechercher et filtrer">
      <div className={styles.box}>
        <SearchBox
          list={list}
          label="Recherche"
          placeholder={
            waits ? 'Nom, profession, campus, année' : 'Nom, métier, employeur, ville, année'
          }
          recent
        />
      </div>
      <Button
        className={styles.toggle}
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Filtres
      </Button>
      <div id={id} className={cx(styles.filters, open && styles.open)}>
        {(open || !isPhone) && <QuickFilters list={list} />}
      </div>
    </FilterBar>
  );
}

function QuickFilters({ list }: { list: AlumniListParams }) {
  const isStaff = useCan('alumnus:update');
  const waits = useWaitsForApproval();
  return (
    <>
      {isStaff && <StateFilters list={list} />}
      <FilterSelect
        list={list}
        name="esgis"
        label="Campus"
        options={withCurrent(campusCountries, list.filters.esgis)}
      />
      {!waits && (
        <FilterSelect
          list={list}
          name="filiere"
          label="Filière"
          allLabel="Toutes"
          options={withCurrent(quickFields, list.filters.filiere)}
        />
      )}
      <FilterSelect
        list={list}
        name="first_year"
        label="Année de début"
        allLabel="Toutes"
        options={years()}
      />
      <FilterSelect
        list={list}
        name="last_grade_year"
        label="Année de fin"
        allLabel="Toutes"
        options={years()}
      />
    </>
  );
}

/**
 * Quick filters offer the short lists of the description, plus a value set by the advanced search.
 */
const withCurrent = (options: readonly string[], current: string) =>
  current === '' || options.includes(current) ? options : [...options, current];
