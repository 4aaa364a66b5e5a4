//! Rows as columns of a Parquet file. Groups of rows have a fixed size, so that the bytes depend on the rows alone.

use std::io::{self, Write};
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use super::{Cell, Column, Kind};
use crate::PROGRAM;

/// Rows of a group.
pub(super) const GROUP: usize = 1 << 16;

pub(super) struct ParquetFile<'a> {
    file: SerializedFileWriter<&'a mut (dyn Write + Send)>,
    /// Rows that do not make a group yet.
    rows: Vec<Vec<Cell>>,
}

fn failed(error: ParquetError) -> io::Error {
    match error {
        // What the disk says is told as it is.
        ParquetError::External(inner) => match inner.downcast::<io::Error>() {
            Ok(inner) => *inner,
            Err(other) => io::Error::other(other),
        },
        other => io::Error::other(other),
    }
}

impl<'a> ParquetFile<'a> {
    /// An empty file with these columns; `from` says where the rows come from.
    pub(super) fn new(out: &'a mut (dyn Write + Send), columns: &[Column], from: String) -> io::Result<Self> {
        let field = |column: &Column| match column.kind {
            Kind::Number => format!("REQUIRED INT64 {};", column.name),
            Kind::Unsigned => format!("REQUIRED INT64 {} (INTEGER(64,false));", column.name),
            Kind::MaybeNumber => format!("OPTIONAL INT64 {};", column.name),
            Kind::Text => format!("REQUIRED BYTE_ARRAY {} (STRING);", column.name),
        };
        let fields: Vec<String> = columns.iter().map(field).collect();
        let schema =
            parse_message_type(&format!("message rows {{ {} }}", fields.join(" "))).map_err(failed)?;
        let properties = WriterProperties::builder()
            .set_created_by(PROGRAM.to_string())
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some(vec![KeyValue::new("dozen".to_string(), from)]))
            .build();
        let file = SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties)).map_err(failed)?;
        Ok(ParquetFile { file, rows: Vec::new() })
    }

    pub(super) fn add(&mut self, columns: &[Column], rows: Vec<Vec<Cell>>) -> io::Result<()> {
        self.rows.extend(rows);
        while self.rows.len() >= GROUP {
            let rest = self.rows.split_off(GROUP);
            self.write_group(columns)?;
            self.rows = rest;
        }
        Ok(())
    }

    pub(super) fn finish(mut self, columns: &[Column]) -> io::Result<()> {
        if !self.rows.is_empty() {
            self.write_group(columns)?;
        }
        self.file.close().map(drop).map_err(failed)
    }

    fn write_group(&mut self, columns: &[Column]) -> io::Result<()> {
        let mut group = self.file.next_row_group().map_err(failed)?;
        let mut own = 0;
        for column in columns {
            let place = own;
            own += usize::from(column.constant.is_none());
            let cells = self.rows.iter().map(|row| column.constant.as_ref().unwrap_or_else(|| &row[place]));
            let mut writer = group
                .next_column()
                .map_err(failed)?
                .ok_or_else(|| io::Error::other("the file has fewer columns than the rows"))?;
            match column.kind {
                Kind::Text => {
                    let texts: Vec<ByteArray> = cells
                        .map(|cell| match cell {
                            Cell::Text(text) => ByteArray::from(text.as_str()),
                            _ => ByteArray::from(""),
                        })
                        .collect();
                    writer.typed::<ByteArrayType>().write_batch(&texts, None, None).map_err(failed)?;
                }
                Kind::Number | Kind::Unsigned | Kind::MaybeNumber => {
                    let mut numbers = Vec::with_capacity(self.rows.len());
                    let mut is_there = Vec::new();
                    for cell in cells {
                        let number = match cell {
                            Cell::Number(number) => Some(*number),
                            // The same bits: the schema says that they have no sign.
                            Cell::Unsigned(number) => Some(number.cast_signed()),
                            _ => None,
                        };
                        is_there.push(i16::from(number.is_some()));
                        numbers.extend(number);
                    }
                    let levels = (column.kind == Kind::MaybeNumber).then_some(&is_there[..]);
                    writer.typed::<Int64Type>().write_batch(&numbers, levels, None).map_err(failed)?;
                }
            }
            writer.close().map_err(failed)?;
        }
        group.close().map(drop).map_err(failed)?;
        self.rows.clear();
        Ok(())
    }
}
