/* eslint-disable jsx-a11y/no-redundant-roles */
import type { ComponentProps } from 'react';

/** A browser forgets the roles of a table whose display changes on a phone: written out here. */
export const spokenRoles = {
  table: (props: ComponentProps<'table'>) => <table role="table" {...props} />,
  header: {
    wrapper: (props: ComponentProps<'thead'>) => <thead role="rowgroup" {...props} />,
    row: (props: ComponentProps<'tr'>) => <tr role="row" {...props} />,
    cell: (props: ComponentProps<'th'>) => <th role="columnheader" {...props} />,
  },
  body: {
    wrapper: (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} />,
    row: (props: ComponentProps<'tr'>) => <tr role="row" {...props} />,
  },
};
