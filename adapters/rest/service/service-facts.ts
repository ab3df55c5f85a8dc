/** What the documents and pages about the service say of it. */
export interface ServiceFacts {
  /** The public address without a trailing slash; every link starts with it. */
  readonly baseUrl: string;
  readonly version: string;
}
