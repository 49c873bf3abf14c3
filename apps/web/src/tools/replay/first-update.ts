/** The look that a viewer is told first; it is trouble where none can be made. */
import type { TableSource, TableUpdate, TableViewer } from '@turnwise/table-source';

export async function firstUpdate(source: TableSource, viewer: TableViewer): Promise<TableUpdate> {
  const stops: (() => void)[] = [];
  try {
    return await new Promise<TableUpdate>((resolve, reject) => {
      stops.push(
        source.follow((news) => {
          if (news.kind === 'trouble') reject(Object.assign(new Error(news.text), { code: news.code }));
        }),
      );
      stops.push(source.subscribe(viewer, resolve));
    });
  } finally {
    for (const stop of stops) stop();
  }
}
