import type { VisitedPage } from '../../../tests/support/person.ts';

/** Where the gallery lies; a page of it is below, by its name. */
export const GALLERY = '/dev/gallery';

/** A page as it was when the gallery opened. */
export interface ShownPage extends Pick<VisitedPage, 'status' | 'headers' | 'text'> {
  readonly name: string;
  /** Who sees it, or `components`. */
  readonly group: string;
}
