// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed by hand, of which only some are there, are no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard moves over the names and the days inside
import type { ComponentProps } from 'react';

type PartProps = Omit<ComponentProps<'div'>, 'role'>;

export function GridRow(props: PartProps) {
  return <div role="row" {...props} />;
}

export function GridColumnHeader(props: PartProps) {
  return <div role="columnheader" {...props} />;
}

export function GridRowHeader(props: PartProps) {
  return <div role="rowheader" {...props} />;
}

export function GridCell(props: PartProps) {
  return <div role="gridcell" {...props} />;
}
