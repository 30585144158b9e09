import { pdfjs } from 'react-pdf';

// The worker comes from our own origin, under its hash (S-105), in the build that webpack.config.js chooses.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
