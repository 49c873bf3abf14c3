/** Tables as files: CSV with a line for each cell, so that one file holds them all, and JSON lines with a line for each row. */
import type { Cell, ReportTable } from './tables.ts';

/** `table,row,column,value`; rows are numbered from 1, and the first column is a cell like the others. */
export function tablesCsv(tables: readonly ReportTable[]): string {
  const lines = tables.flatMap(({ id, columns, rows }) =>
    rows.flatMap((row, at) => columns.map((column, place) => [id, at + 1, column, row[place] ?? null])),
  );
  return [['table', 'row', 'column', 'value'], ...lines].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

/** `{"table":"seats","who":"X","games":12,…}`. */
export function tablesJsonLines(tables: readonly ReportTable[]): string {
  return tables
    .flatMap(({ id, columns, rows }) =>
      rows.map(
        (row) =>
          `${JSON.stringify({ table: id, ...Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])) })}\n`,
      ),
    )
    .join('');
}

/** As RFC 4180 has it. */
function csvCell(cell: Cell): string {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
