import { Option } from 'commander';

export const fileOption = (): Option => new Option('--file <path>', 'the file to read').makeOptionMandatory();

/** For the help of every command that reads a file. */
export const FILE_FORMATS = `The file is CSV with a header line, separated by commas, semicolons or tabs,
or NDJSON (one JSON object per line). UTF-8, UTF-16 and Windows-1252 (Latin-1) are recognised.`;
